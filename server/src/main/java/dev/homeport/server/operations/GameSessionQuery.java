package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the game sessions that a Describe request selects. */
record GameSessionQuery(State state) {

    /** What a caller may narrow the answer down by; all but the operation may be absent. */
    record Selection(
            String operation,
            String fleetId,
            String aliasId,
            String gameSessionId,
            String location,
            String statusFilter,
            Integer limit,
            String nextToken) {}

    Paging.Page<GameSession> page(Selection selection) {
        Predicate<GameSession> hasStatus = statusFilter(selection.statusFilter());
        if (selection.gameSessionId() != null) {
            GameSession session = state.gameSessions().require(Arns.gameSessionKey(selection.gameSessionId()));
            return new Paging.Page<>(List.of(session).stream().filter(hasStatus).toList(), null);
        }
        String fleetId = state.fleets()
                .requireKnown(new Targets(state).fleetId(selection.fleetId(), selection.aliasId()))
                .id();
        NavigableMap<GameSession.Key, GameSession> rows = selection.location() == null
                ? state.gameSessions().of(fleetId)
                : state.gameSessions().of(fleetId, selection.location());
        String question =
                "%s %s %s %s".formatted(selection.operation(), fleetId, selection.location(), selection.statusFilter());
        return Paging.page(
                rows,
                GameSessionQuery::keyOf,
                GameSession.Key::toString,
                hasStatus,
                new Paging.Request(question, selection.limit(), selection.nextToken()));
    }

    static GameSession.Key keyOf(String text) {
        String[] parts = text.split("/", 3);
        return new GameSession.Key(parts[0], parts[1], parts[2]);
    }

    private static Predicate<GameSession> statusFilter(String filter) {
        if (filter == null) {
            return session -> true;
        }
        Optional<GameSession.Status> wanted = Arrays.stream(GameSession.Status.values())
                .filter(status -> status.name().equals(filter))
                .findFirst();
        GameSession.Status status = wanted.orElseThrow(() -> new ApiError(
                ApiError.Code.INVALID_REQUEST,
                "StatusFilter is '%s'; expected one of %s"
                        .formatted(filter, Arrays.toString(GameSession.Status.values()))));
        return session -> session.status() == status;
    }
}
