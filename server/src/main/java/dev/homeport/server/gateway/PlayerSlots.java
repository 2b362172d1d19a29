package dev.homeport.server.gateway;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.core.playersession.ReleasePlayerSessions;
import dev.homeport.server.log.Commands;
import dev.homeport.server.operations.Arns;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Takes slots in game sessions for players, and gives them back. */
record PlayerSlots(Commands commands, State state) {

    private record Join(
            @Required @ArnText String gameSessionId,
            @WireName("uuid") @Required @PlayerId String playerId) {}

    private record Leave(
            @Required @ArnText String gameSessionId,
            @WireName("uuid") @PlayerId String playerId,
            @ShortText String playerSessionId) {}

    CompletableFuture<PlayerSession> join(byte[] body) {
        Join join = RecordCodec.json().decode(body, Join.class);
        GameSession.Key key = Arns.gameSessionKey(join.gameSessionId());
        return commands.submit(new CreatePlayerSessions(key, List.of(join.playerId()), Map.of()))
                .thenApply(List::getFirst);
    }

    /** Frees the slot that was reserved, or all that one player reserved, and answers with the last of them. */
    CompletableFuture<PlayerSession> leave(byte[] body) {
        Leave leave = RecordCodec.json().decode(body, Leave.class);
        GameSession.Key key = Arns.gameSessionKey(leave.gameSessionId());
        List<String> slots = leave.playerSessionId() == null
                ? reservedBy(leave.playerId(), key)
                : List.of(
                        state.playerSessions().require(leave.playerSessionId()).id());
        return commands.submit(new ReleasePlayerSessions(key, slots)).thenApply(List::getLast);
    }

    /** The player's slots that still wait for them or, if there are none, the one they had last. */
    private List<String> reservedBy(String playerId, GameSession.Key key) {
        if (playerId == null) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST, "Either uuid or PlayerSessionId is required; got neither");
        }
        List<PlayerSession> all = state.playerSessions().of(playerId).values().stream()
                .filter(session -> session.gameSession().equals(key))
                .toList();
        if (all.isEmpty()) {
            throw new ApiError(
                    ApiError.Code.NOT_FOUND,
                    "Player %s has no player session in game session %s".formatted(playerId, key));
        }
        List<String> reserved = all.stream()
                .filter(session -> session.status() == PlayerSession.Status.RESERVED)
                .map(PlayerSession::id)
                .toList();
        return reserved.isEmpty() ? List.of(newest(all)) : reserved;
    }

    private static String newest(List<PlayerSession> sessions) {
        return sessions.stream()
                .max((a, b) -> a.creationTime().compareTo(b.creationTime()))
                .orElseThrow()
                .id();
    }
}
