package dev.homeport.core.gamesession.search;

import java.util.Map;
import java.util.Optional;

/** A game session made of nothing but what search sees. */
record Session(
        String gameSessionId,
        Optional<String> name,
        Map<String, String> properties,
        int maximumSessions,
        long creationTimeMillis,
        int playerSessionCount)
        implements Searchable {

    @Override
    public Optional<String> property(String key) {
        return Optional.ofNullable(properties.get(key));
    }

    @Override
    public boolean hasAvailablePlayerSessions() {
        return playerSessionCount < maximumSessions;
    }
}
