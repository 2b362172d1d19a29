package dev.homeport.server.operations;

import dev.homeport.api.fleet.CreateFleetLocationsInput;
import dev.homeport.api.fleet.CreateFleetLocationsOutput;
import dev.homeport.api.fleet.DeleteFleetLocationsInput;
import dev.homeport.api.fleet.DeleteFleetLocationsOutput;
import dev.homeport.api.fleet.DescribeFleetLocationAttributesInput;
import dev.homeport.api.fleet.DescribeFleetLocationAttributesOutput;
import dev.homeport.api.fleet.FleetStatus;
import dev.homeport.api.fleet.LocationAttributes;
import dev.homeport.api.fleet.LocationState;
import dev.homeport.core.State;
import dev.homeport.core.fleet.CreateFleetLocations;
import dev.homeport.core.fleet.DeleteFleetLocations;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Operations of the GameLift API on the locations of a fleet. */
final class FleetLocationOperations {
    private final Commands commands;
    private final State state;
    private final Arns arns;

    FleetLocationOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.arns = arns;
    }

    CompletionStage<CreateFleetLocationsOutput> createFleetLocations(CreateFleetLocationsInput in) {
        List<String> added = FleetShapes.locationNames(in.locations());
        return commands.submit(new CreateFleetLocations(Arns.fleetId(in.fleetId()), added))
                .thenApply(fleet -> new CreateFleetLocationsOutput(
                        fleet.id(), arns.fleet(fleet.id()), states(added, FleetStatus.ACTIVE)));
    }

    CompletionStage<DeleteFleetLocationsOutput> deleteFleetLocations(DeleteFleetLocationsInput in) {
        return commands.submit(new DeleteFleetLocations(Arns.fleetId(in.fleetId()), in.locations()))
                .thenApply(fleet -> new DeleteFleetLocationsOutput(
                        fleet.id(), arns.fleet(fleet.id()), states(in.locations(), FleetStatus.DELETING)));
    }

    /** Named locations come back in the order asked for; those the fleet does not have are left out. */
    DescribeFleetLocationAttributesOutput describeFleetLocationAttributes(DescribeFleetLocationAttributesInput in) {
        Fleet fleet = state.fleets().require(Arns.fleetId(in.fleetId()));
        if (in.locations() != null) {
            List<String> known =
                    in.locations().stream().filter(fleet.locations()::contains).toList();
            return answer(fleet, known, null);
        }
        TreeMap<String, String> all = new TreeMap<>();
        fleet.locations().forEach(location -> all.put(location, location));
        Paging.Page<String> page = Paging.page(
                all,
                Function.identity(),
                Function.identity(),
                new Paging.Request("DescribeFleetLocationAttributes " + fleet.id(), in.limit(), in.nextToken()));
        return answer(fleet, page.items(), page.nextToken());
    }

    private DescribeFleetLocationAttributesOutput answer(Fleet fleet, List<String> locations, String nextToken) {
        List<LocationAttributes> attributes = states(locations, FleetShapes.status(fleet)).stream()
                .map(locationState -> new LocationAttributes(locationState, List.of(), null))
                .toList();
        return new DescribeFleetLocationAttributesOutput(fleet.id(), arns.fleet(fleet.id()), attributes, nextToken);
    }

    private static List<LocationState> states(List<String> locations, FleetStatus status) {
        return locations.stream()
                .map(location -> FleetShapes.locationState(location, status))
                .toList();
    }
}
