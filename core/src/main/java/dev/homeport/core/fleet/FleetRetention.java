package dev.homeport.core.fleet;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Forgets a terminated fleet and its events, unless there is a new one of the same id. */
public record FleetRetention(String fleetId) implements Timer {
    @Override
    public void fire(Tx tx) {
        if (tx.fleets().findLive(fleetId).isEmpty()) {
            tx.fleetEvents().forget(fleetId);
            tx.fleets().remove(fleetId);
        }
    }
}
