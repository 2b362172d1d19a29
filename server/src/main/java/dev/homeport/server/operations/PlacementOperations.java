package dev.homeport.server.operations;

import dev.homeport.api.placement.DescribeGameSessionPlacementInput;
import dev.homeport.api.placement.DescribeGameSessionPlacementOutput;
import dev.homeport.api.placement.StartGameSessionPlacementInput;
import dev.homeport.api.placement.StartGameSessionPlacementOutput;
import dev.homeport.api.placement.StopGameSessionPlacementInput;
import dev.homeport.api.placement.StopGameSessionPlacementOutput;
import dev.homeport.core.State;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.placement.StopGameSessionPlacement;
import dev.homeport.server.log.Commands;
import java.util.concurrent.CompletionStage;

/** Game session placement operations of the GameLift API. */
final class PlacementOperations {
    private final Commands commands;
    private final State state;
    private final PlacementShapes shapes;

    PlacementOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.shapes = new PlacementShapes(state, arns);
    }

    CompletionStage<StartGameSessionPlacementOutput> startGameSessionPlacement(StartGameSessionPlacementInput in) {
        StartGameSessionPlacement command = new StartGameSessionPlacement(
                in.placementId(), Arns.queueName(in.gameSessionQueueName()), PlacementRequests.of(in));
        return commands.submit(command)
                .thenApply(placement -> new StartGameSessionPlacementOutput(shapes.describe(placement)));
    }

    CompletionStage<StopGameSessionPlacementOutput> stopGameSessionPlacement(StopGameSessionPlacementInput in) {
        return commands.submit(new StopGameSessionPlacement(in.placementId()))
                .thenApply(placement -> new StopGameSessionPlacementOutput(shapes.describe(placement)));
    }

    DescribeGameSessionPlacementOutput describeGameSessionPlacement(DescribeGameSessionPlacementInput in) {
        return new DescribeGameSessionPlacementOutput(
                shapes.describe(state.placements().require(in.placementId())));
    }
}
