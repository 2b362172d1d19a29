package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.gamesession.CreateGameSessionInput;
import dev.homeport.api.gamesession.CreateGameSessionOutput;
import dev.homeport.api.gamesession.DescribeGameSessionDetailsInput;
import dev.homeport.api.gamesession.DescribeGameSessionDetailsOutput;
import dev.homeport.api.gamesession.DescribeGameSessionsInput;
import dev.homeport.api.gamesession.DescribeGameSessionsOutput;
import dev.homeport.api.gamesession.GameSessionDetail;
import dev.homeport.api.gamesession.SearchGameSessionsInput;
import dev.homeport.api.gamesession.SearchGameSessionsOutput;
import dev.homeport.api.gamesession.TerminateGameSessionInput;
import dev.homeport.api.gamesession.TerminateGameSessionOutput;
import dev.homeport.api.gamesession.TerminationMode;
import dev.homeport.api.gamesession.UpdateGameSessionInput;
import dev.homeport.api.gamesession.UpdateGameSessionOutput;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.gamesession.UpdateGameSession;
import dev.homeport.server.log.Commands;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Game session operations of the GameLift API. */
final class GameSessionOperations {
    private static final int MOST_PLAYERS = 200;

    private final Commands commands;
    private final Targets targets;
    private final GameSessionQuery query;
    private final GameSessionSearch search;
    private final SessionShapes shapes;

    GameSessionOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.targets = new Targets(state);
        this.query = new GameSessionQuery(state);
        this.search = new GameSessionSearch(state, arns);
        this.shapes = new SessionShapes(arns);
    }

    CompletionStage<CreateGameSessionOutput> createGameSession(CreateGameSessionInput in) {
        if (in.location() == null) {
            throw invalid("Location is required: an Anywhere fleet has no location of its own");
        }
        if (in.gameSessionId() != null && in.idempotencyToken() != null) {
            throw invalid("GameSessionId and IdempotencyToken both name the session; give one of them");
        }
        CreateGameSession command = new CreateGameSession(
                targets.fleetId(in.fleetId(), in.aliasId()),
                in.location(),
                players(in.maximumPlayerSessionCount()),
                new SessionSettings(
                        Optional.ofNullable(in.name()),
                        SessionShapes.properties(in.gameProperties()),
                        Optional.ofNullable(in.gameSessionData()),
                        Optional.empty(),
                        Optional.ofNullable(in.creatorId())),
                Optional.ofNullable(in.idempotencyToken()).or(() -> Optional.ofNullable(in.gameSessionId())),
                in.idempotencyToken() != null);
        return commands.submit(command).thenApply(session -> new CreateGameSessionOutput(shapes.describe(session)));
    }

    DescribeGameSessionsOutput describeGameSessions(DescribeGameSessionsInput in) {
        Paging.Page<GameSession> page = query.page(new GameSessionQuery.Selection(
                "DescribeGameSessions",
                in.fleetId(),
                in.aliasId(),
                in.gameSessionId(),
                in.location(),
                in.statusFilter(),
                in.limit(),
                in.nextToken()));
        return new DescribeGameSessionsOutput(page.map(shapes::describe), page.nextToken());
    }

    DescribeGameSessionDetailsOutput describeGameSessionDetails(DescribeGameSessionDetailsInput in) {
        Paging.Page<GameSession> page = query.page(new GameSessionQuery.Selection(
                "DescribeGameSessionDetails",
                in.fleetId(),
                in.aliasId(),
                in.gameSessionId(),
                in.location(),
                in.statusFilter(),
                in.limit(),
                in.nextToken()));
        return new DescribeGameSessionDetailsOutput(page.map(this::detail), page.nextToken());
    }

    SearchGameSessionsOutput searchGameSessions(SearchGameSessionsInput in) {
        Paging.Page<GameSession> page = search.page(in);
        return new SearchGameSessionsOutput(page.map(shapes::describe), page.nextToken());
    }

    private GameSessionDetail detail(GameSession session) {
        return new GameSessionDetail(shapes.describe(session), FleetShapes.protectionPolicy(session.protection()));
    }

    CompletionStage<UpdateGameSessionOutput> updateGameSession(UpdateGameSessionInput in) {
        UpdateGameSession command = new UpdateGameSession(
                Arns.gameSessionKey(in.gameSessionId()),
                Optional.ofNullable(in.name()),
                Optional.ofNullable(in.maximumPlayerSessionCount()).map(GameSessionOperations::players),
                Optional.ofNullable(in.playerSessionCreationPolicy())
                        .map(policy -> GameSession.CreationPolicy.valueOf(policy.name())),
                Optional.ofNullable(in.protectionPolicy()).map(FleetShapes::protection),
                SessionShapes.properties(in.gameProperties()));
        return commands.submit(command).thenApply(session -> new UpdateGameSessionOutput(shapes.describe(session)));
    }

    CompletionStage<TerminateGameSessionOutput> terminateGameSession(TerminateGameSessionInput in) {
        if (in.terminationMode() == TerminationMode.FORCE_TERMINATE) {
            throw invalid("FORCE_TERMINATE needs an agent on the compute, which could end the process; "
                    + "use TRIGGER_ON_PROCESS_TERMINATE");
        }
        return commands.submit(new TerminateGameSession(Arns.gameSessionKey(in.gameSessionId())))
                .thenApply(session -> new TerminateGameSessionOutput(shapes.describe(session)));
    }

    static int players(int maximum) {
        if (maximum > MOST_PLAYERS) {
            throw invalid("MaximumPlayerSessionCount is %d; a game session has at most %d players"
                    .formatted(maximum, MOST_PLAYERS));
        }
        return maximum;
    }

    private static ApiError invalid(String message) {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
