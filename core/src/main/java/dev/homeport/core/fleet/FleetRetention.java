package dev.homeport.core.fleet;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Forgets a terminated fleet and its events. */
public record FleetRetention(String fleetId) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.fleetEvents().forget(fleetId);
        tx.fleets().remove(fleetId);
    }
}
