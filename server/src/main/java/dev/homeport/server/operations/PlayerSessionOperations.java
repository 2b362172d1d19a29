package dev.homeport.server.operations;

import dev.homeport.api.playersession.CreatePlayerSessionInput;
import dev.homeport.api.playersession.CreatePlayerSessionOutput;
import dev.homeport.api.playersession.CreatePlayerSessionsInput;
import dev.homeport.api.playersession.CreatePlayerSessionsOutput;
import dev.homeport.api.playersession.DescribePlayerSessionsInput;
import dev.homeport.api.playersession.DescribePlayerSessionsOutput;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** Player session operations of the GameLift API. */
final class PlayerSessionOperations {
    private final Commands commands;
    private final State state;
    private final PlayerSessionQuery query;
    private final SessionShapes shapes;

    PlayerSessionOperations(Commands commands, State state, Arns arns) {
        this.commands = commands;
        this.state = state;
        this.query = new PlayerSessionQuery(state);
        this.shapes = new SessionShapes(arns);
    }

    CompletionStage<CreatePlayerSessionOutput> createPlayerSession(CreatePlayerSessionInput in) {
        Map<String, String> data = in.playerData() == null ? Map.of() : Map.of(in.playerId(), in.playerData());
        CreatePlayerSessions command =
                new CreatePlayerSessions(Arns.gameSessionKey(in.gameSessionId()), List.of(in.playerId()), data);
        return commands.submit(command)
                .thenApply(sessions -> new CreatePlayerSessionOutput(describe(sessions.getFirst())));
    }

    CompletionStage<CreatePlayerSessionsOutput> createPlayerSessions(CreatePlayerSessionsInput in) {
        CreatePlayerSessions command = new CreatePlayerSessions(
                Arns.gameSessionKey(in.gameSessionId()),
                in.playerIds(),
                in.playerDataMap() == null ? Map.of() : in.playerDataMap());
        return commands.submit(command)
                .thenApply(sessions -> new CreatePlayerSessionsOutput(
                        shapes.describe(sessions, state.gameSessions().require(command.gameSession()))));
    }

    DescribePlayerSessionsOutput describePlayerSessions(DescribePlayerSessionsInput in) {
        Paging.Page<PlayerSession> page = query.page(new PlayerSessionQuery.Selection(
                in.gameSessionId(),
                in.playerId(),
                in.playerSessionId(),
                in.playerSessionStatusFilter(),
                in.limit(),
                in.nextToken()));
        return new DescribePlayerSessionsOutput(page.map(this::describe), page.nextToken());
    }

    private dev.homeport.api.playersession.PlayerSession describe(PlayerSession session) {
        GameSession game = state.gameSessions().require(session.gameSession());
        return shapes.describe(session, game);
    }
}
