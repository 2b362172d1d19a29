package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.tag.Resource;
import java.time.Duration;

/** Ends a fleet with all that runs in it. It stays visible as TERMINATED for a while. */
public record DeleteFleet(String fleetId, Duration retention) implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId);
        if (fleet.status() != Fleet.Status.ACTIVE) {
            throw Refusal.invalidRequest("Cannot delete fleet %s that is in status of %s", fleetId, fleet.status());
        }
        Fleet deleting = tx.fleets().put(fleet.deleting());
        tx.computes().deregisterAll(tx, fleetId, compute -> true);
        tx.tags().forget(Resource.fleet(fleetId));
        tx.fleetEvents().record(tx, fleetId, Code.FLEET_DELETED, "Fleet %s deleted", fleetId);
        Fleet terminated = tx.fleets().put(deleting.terminated(tx.now()));
        tx.timers().at(tx.now().plus(retention), new FleetRetention(fleetId));
        return terminated;
    }
}
