package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;

/** Ends a fleet: its processes are told to end, and when the last one has, the fleet is terminated. */
public record DeleteFleet(String fleetId) implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId);
        if (fleet.status() != Fleet.Status.ACTIVE) {
            throw Refusal.invalidRequest("Cannot delete fleet %s that is in status of %s", fleetId, fleet.status());
        }
        tx.fleets().put(fleet.deleting());
        tx.fleetEvents().record(tx, fleetId, Code.FLEET_DELETED, "Fleet %s deleted", fleetId);
        tx.computes().deregisterAll(tx, fleetId, compute -> true);
        tx.fleets().processEnded(tx, fleetId);
        return tx.fleets().requireKnown(fleetId);
    }
}
