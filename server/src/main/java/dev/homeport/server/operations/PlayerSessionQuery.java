package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.PlayerSession;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds the player sessions that a Describe request selects. */
public record PlayerSessionQuery(State state) {

    /** By exactly one of the three ids; the status counts only for those of a game session. */
    public record Selection(
            String gameSessionId,
            String playerId,
            String playerSessionId,
            String statusFilter,
            Integer limit,
            String nextToken) {}

    public Paging.Page<PlayerSession> page(Selection selection) {
        long given = Stream.of(selection.gameSessionId(), selection.playerId(), selection.playerSessionId())
                .filter(Objects::nonNull)
                .count();
        if (given != 1) {
            throw invalid("Exactly one of GameSessionId, PlayerId and PlayerSessionId is required; got " + given);
        }
        if (selection.playerSessionId() != null) {
            return new Paging.Page<>(List.of(state.playerSessions().require(selection.playerSessionId())), null);
        }
        Predicate<PlayerSession> hasStatus = statusFilter(selection.statusFilter());
        return selection.playerId() == null ? inGameSession(selection, hasStatus) : ofPlayer(selection);
    }

    private Paging.Page<PlayerSession> inGameSession(Selection selection, Predicate<PlayerSession> hasStatus) {
        GameSession game = state.gameSessions().require(Arns.gameSessionKey(selection.gameSessionId()));
        String question = "DescribePlayerSessions %s %s".formatted(game.key(), selection.statusFilter());
        return page(state.playerSessions().in(game.key()), hasStatus, question, selection);
    }

    private Paging.Page<PlayerSession> ofPlayer(Selection selection) {
        NavigableMap<String, PlayerSession> sessions = state.playerSessions().of(selection.playerId());
        return page(sessions, session -> true, "DescribePlayerSessions of " + selection.playerId(), selection);
    }

    private static Paging.Page<PlayerSession> page(
            NavigableMap<String, PlayerSession> rows,
            Predicate<PlayerSession> keep,
            String question,
            Selection selection) {
        return Paging.page(
                rows,
                Function.identity(),
                Function.identity(),
                keep,
                new Paging.Request(question, selection.limit(), selection.nextToken()));
    }

    private static Predicate<PlayerSession> statusFilter(String filter) {
        if (filter == null) {
            return session -> true;
        }
        PlayerSession.Status wanted = Arrays.stream(PlayerSession.Status.values())
                .filter(status -> status.name().equals(filter))
                .findFirst()
                .orElseThrow(() -> invalid("PlayerSessionStatusFilter is '%s'; expected one of %s"
                        .formatted(filter, Arrays.toString(PlayerSession.Status.values()))));
        return session -> session.status() == wanted;
    }

    private static ApiError invalid(String message) {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
