package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import java.util.Optional;
import java.util.function.Function;

/** A game session of the table, as expressions see it. */
record SearchedSession(GameSession session, Function<GameSession.Key, String> arnOf) implements Searchable {
    @Override
    public GameSession.Key key() {
        return session.key();
    }

    @Override
    public String gameSessionId() {
        return arnOf.apply(session.key());
    }

    @Override
    public Optional<String> name() {
        return session.settings().name();
    }

    @Override
    public Optional<String> property(String key) {
        return Optional.ofNullable(session.properties().get(key));
    }

    @Override
    public int maximumSessions() {
        return session.maximumPlayers();
    }

    @Override
    public long creationTimeMillis() {
        return session.creationTime().toEpochMilli();
    }

    @Override
    public int playerSessionCount() {
        return session.players();
    }

    @Override
    public boolean hasAvailablePlayerSessions() {
        return session.hasAvailablePlayerSessions();
    }
}
