package dev.homeport.core.fleet;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.tag.Resource;
import java.util.List;
import java.util.Map;

/** Makes an Anywhere fleet, which is active at once. */
public record CreateFleet(FleetSettings settings, List<String> locations, Map<String, String> tags)
        implements Command<Fleet> {
    @Override
    public Fleet decide(Tx tx) {
        return make(tx, tx.newId("fleet-"));
    }

    Fleet make(Tx tx, String id) {
        if (tx.fleets().size() >= Fleets.MOST) {
            throw Refusal.limitExceeded("There are already %d fleets, the most there can be", Fleets.MOST);
        }
        List<String> distinct = locations.stream()
                .map(name -> tx.locations().require(name).name())
                .distinct()
                .sorted()
                .toList();
        Fleets.checkLocationCount(distinct);
        settings.runtime().ifPresent(RuntimeConfiguration::checked);
        Fleet fleet = tx.fleets().put(Fleet.active(id, tx.now(), settings, distinct));
        tx.tags().replace(Resource.fleet(fleet.id()), tags);
        tx.fleetEvents().record(tx, fleet.id(), Code.FLEET_CREATED, "Fleet %s created", fleet.id());
        distinct.forEach(location -> announceLocation(tx, fleet, location));
        tx.fleetEvents()
                .record(tx, fleet.id(), Code.FLEET_STATE_ACTIVE, "Fleet %s changed state to ACTIVE", fleet.id());
        return fleet;
    }

    static void announceLocation(Tx tx, Fleet fleet, String location) {
        tx.fleetEvents()
                .record(tx, fleet.id(), Code.LOCATION_STATE_CREATED, "Location %s changed state to CREATED", location);
        tx.fleetEvents()
                .record(tx, fleet.id(), Code.LOCATION_STATE_ACTIVE, "Location %s changed state to ACTIVE", location);
    }
}
