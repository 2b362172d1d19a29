package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import java.util.Map;
import java.util.Optional;

/** A game session made of nothing but what search sees. */
record Session(
        GameSession.Key key,
        String gameSessionId,
        Optional<String> name,
        Map<String, String> properties,
        int maximumSessions,
        long creationTimeMillis,
        int playerSessionCount,
        boolean hasAvailablePlayerSessions)
        implements Searchable {

    Session(
            String id,
            Optional<String> name,
            Map<String, String> properties,
            int maximumSessions,
            long creationTimeMillis,
            int playerSessionCount) {
        this(
                new GameSession.Key("fleet", "location", id),
                id,
                name,
                properties,
                maximumSessions,
                creationTimeMillis,
                playerSessionCount,
                playerSessionCount < maximumSessions);
    }

    @Override
    public Optional<String> property(String key) {
        return Optional.ofNullable(properties.get(key));
    }
}
