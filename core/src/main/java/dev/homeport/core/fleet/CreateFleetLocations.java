package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Adds custom locations to a fleet. */
public record CreateFleetLocations(String fleetId, List<String> locations) implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        Fleet fleet = tx.fleets().require(fleetId).requireActive();
        List<String> all = new ArrayList<>(fleet.locations());
        for (String name : locations) {
            String location = tx.locations().require(name).name();
            if (all.contains(location)) {
                throw Refusal.conflict("Location %s is already a location of fleet %s", location, fleetId);
            }
            all.add(location);
        }
        Fleets.checkLocationCount(all);
        Collections.sort(all);
        Fleet changed = tx.fleets().put(fleet.withLocations(List.copyOf(all)));
        locations.forEach(location -> CreateFleet.announceLocation(tx, changed, location));
        return changed;
    }
}
