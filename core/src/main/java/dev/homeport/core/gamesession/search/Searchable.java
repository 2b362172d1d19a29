package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.GameSession;
import java.util.Optional;

/** A game session as search expressions see it. */
public interface Searchable {
    GameSession.Key key();

    /** The full ARN. */
    String gameSessionId();

    Optional<String> name();

    /** The value of the game property with that key. */
    Optional<String> property(String key);

    /** The most player sessions there can be. */
    int maximumSessions();

    long creationTimeMillis();

    int playerSessionCount();

    boolean hasAvailablePlayerSessions();
}
