package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.common.EmptyOutput;
import dev.homeport.api.fleet.CreateFleetInput;
import dev.homeport.api.fleet.CreateFleetOutput;
import dev.homeport.api.fleet.DeleteFleetInput;
import dev.homeport.api.fleet.DescribeFleetAttributesInput;
import dev.homeport.api.fleet.DescribeFleetAttributesOutput;
import dev.homeport.api.fleet.ListFleetsInput;
import dev.homeport.api.fleet.ListFleetsOutput;
import dev.homeport.api.fleet.UpdateFleetAttributesInput;
import dev.homeport.api.fleet.UpdateFleetAttributesOutput;
import dev.homeport.core.State;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.UpdateFleetAttributes;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Fleet operations of the GameLift API. */
final class FleetOperations {
    private final Commands commands;
    private final FleetQuery query;
    private final Arns arns;
    private final FleetShapes shapes;

    FleetOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.query = new FleetQuery(state);
        this.arns = arns;
        this.shapes = new FleetShapes(arns);
    }

    /** Without the states of its locations, which the service leaves out for Anywhere fleets. */
    CompletionStage<CreateFleetOutput> createFleet(CreateFleetInput in) {
        AnywhereOnly.check(in);
        List<String> locations = FleetShapes.locationNames(in.locations());
        return commands.submit(new CreateFleet(FleetShapes.settings(in), locations, TagOperations.toMap(in.tags())))
                .thenApply(fleet -> new CreateFleetOutput(shapes.attributes(fleet), null));
    }

    CompletionStage<UpdateFleetAttributesOutput> updateFleetAttributes(UpdateFleetAttributesInput in) {
        UpdateFleetAttributes command = new UpdateFleetAttributes(
                Arns.fleetId(in.fleetId()),
                Optional.ofNullable(in.name()),
                Optional.ofNullable(in.description()),
                Optional.ofNullable(in.newGameSessionProtectionPolicy()).map(FleetShapes::protection),
                Optional.ofNullable(in.resourceCreationLimitPolicy()).map(FleetShapes::creationLimit),
                Optional.ofNullable(in.metricGroups()),
                Optional.ofNullable(in.anywhereConfiguration()).map(configuration -> configuration.cost()));
        return commands.submit(command)
                .thenApply(fleet -> new UpdateFleetAttributesOutput(fleet.id(), arns.fleet(fleet.id())));
    }

    CompletionStage<EmptyOutput> deleteFleet(DeleteFleetInput in) {
        return commands.submit(new DeleteFleet(Arns.fleetId(in.fleetId()))).thenApply(done -> new EmptyOutput());
    }

    ListFleetsOutput listFleets(ListFleetsInput in) {
        if (in.buildId() != null || in.scriptId() != null) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "BuildId and ScriptId select EC2 fleets; Homeport runs Anywhere fleets, which have neither");
        }
        Paging.Page<Fleet> page = query.live(new Paging.Request("ListFleets", in.limit(), in.nextToken()));
        return new ListFleetsOutput(page.map(Fleet::id), page.nextToken());
    }

    DescribeFleetAttributesOutput describeFleetAttributes(DescribeFleetAttributesInput in) {
        Paging.Page<Fleet> page = query.page("DescribeFleetAttributes", in.fleetIds(), in.limit(), in.nextToken());
        return new DescribeFleetAttributesOutput(page.map(shapes::attributes), page.nextToken());
    }
}
