package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import java.util.ArrayList;
import java.util.List;

/** Takes locations from a fleet, with the computes registered there. */
public record DeleteFleetLocations(String fleetId, List<String> locations) implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId).requireActive();
        List<String> left = new ArrayList<>(fleet.locations());
        for (String location : locations) {
            if (!left.remove(location)) {
                throw Refusal.notFound("Location %s is not a location of fleet %s", location, fleetId);
            }
            leave(tx, location);
        }
        return tx.fleets().put(fleet.withLocations(List.copyOf(left)));
    }

    private void leave(Tx tx, String location) {
        tx.fleetEvents()
                .record(tx, fleetId, Code.LOCATION_STATE_DELETING, "Location %s changed state to DELETING", location);
        tx.computes().deregisterAll(tx, fleetId, compute -> compute.location().equals(location));
        tx.fleetEvents()
                .record(tx, fleetId, Code.LOCATION_STATE_DELETED, "Location %s changed state to DELETED", location);
    }
}
