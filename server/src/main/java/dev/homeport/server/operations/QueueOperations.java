package dev.homeport.server.operations;

import dev.homeport.api.placement.CreateGameSessionQueueInput;
import dev.homeport.api.placement.CreateGameSessionQueueOutput;
import dev.homeport.api.placement.DeleteGameSessionQueueInput;
import dev.homeport.api.placement.DeleteGameSessionQueueOutput;
import dev.homeport.api.placement.DescribeGameSessionQueuesInput;
import dev.homeport.api.placement.DescribeGameSessionQueuesOutput;
import dev.homeport.api.placement.UpdateGameSessionQueueInput;
import dev.homeport.api.placement.UpdateGameSessionQueueOutput;
import dev.homeport.core.State;
import dev.homeport.core.placement.CreateGameSessionQueue;
import dev.homeport.core.placement.DeleteGameSessionQueue;
import dev.homeport.core.placement.GameSessionQueue;
import dev.homeport.core.placement.UpdateGameSessionQueue;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Game session queue operations of the GameLift API. */
final class QueueOperations {
    private static final int MOST_PER_PAGE = 50;

    private final Commands commands;
    private final State state;
    private final QueueShapes shapes;

    QueueOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.shapes = new QueueShapes(arns);
    }

    CompletionStage<CreateGameSessionQueueOutput> createGameSessionQueue(CreateGameSessionQueueInput in) {
        return commands.submit(
                        new CreateGameSessionQueue(in.name(), QueueShapes.settings(in), TagOperations.toMap(in.tags())))
                .thenApply(queue -> new CreateGameSessionQueueOutput(shapes.describe(queue)));
    }

    CompletionStage<UpdateGameSessionQueueOutput> updateGameSessionQueue(UpdateGameSessionQueueInput in) {
        UpdateGameSessionQueue command = new UpdateGameSessionQueue(
                Arns.queueName(in.name()),
                Optional.ofNullable(in.timeoutInSeconds()),
                Optional.ofNullable(in.playerLatencyPolicies()).map(QueueShapes::latencyPolicies),
                Optional.ofNullable(in.destinations()).map(QueueShapes::destinations),
                Optional.ofNullable(in.filterConfiguration()).map(QueueShapes::allowedLocations),
                Optional.ofNullable(in.priorityConfiguration()).map(QueueShapes::priorities),
                Optional.ofNullable(in.customEventData()),
                Optional.ofNullable(in.notificationTarget()).map(QueueShapes::notificationTarget));
        return commands.submit(command).thenApply(queue -> new UpdateGameSessionQueueOutput(shapes.describe(queue)));
    }

    CompletionStage<DeleteGameSessionQueueOutput> deleteGameSessionQueue(DeleteGameSessionQueueInput in) {
        return commands.submit(new DeleteGameSessionQueue(Arns.queueName(in.name())))
                .thenApply(done -> new DeleteGameSessionQueueOutput());
    }

    /** Names that are not known are left out, and paging does not apply when names are given. */
    DescribeGameSessionQueuesOutput describeGameSessionQueues(DescribeGameSessionQueuesInput in) {
        if (in.names() == null || in.names().isEmpty()) {
            Paging.Page<GameSessionQueue> page = Paging.page(
                    state.gameSessionQueues().byKey(),
                    Function.identity(),
                    Function.identity(),
                    new Paging.Request("DescribeGameSessionQueues", in.limit(), in.nextToken(), MOST_PER_PAGE));
            return new DescribeGameSessionQueuesOutput(page.map(shapes::describe), page.nextToken());
        }
        List<dev.homeport.api.placement.GameSessionQueue> found = in.names().stream()
                .map(Arns::queueName)
                .distinct()
                .flatMap(name -> state.gameSessionQueues().find(name).stream())
                .map(shapes::describe)
                .toList();
        return new DescribeGameSessionQueuesOutput(found, null);
    }
}
