package dev.homeport.serversdk.session;

import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.UpdateGameSession;

/** What the game does in the life of its session. Called on threads of the SDK, so it may block. */
public interface SessionEvents {
    /** Loads the level. Players may come when this answers true; false, or an exception, ends the session. */
    boolean onCreateSessionBegin(GameSession session);

    /** The session is active: players may come. */
    default void onCreateSessionEnd() {}

    /** Whether the process is well; asked about once a minute. */
    default boolean onSessionHealthCheck() {
        return true;
    }

    /** There is news of the session, such as players found by backfill. */
    default void onUpdateSession(UpdateGameSession update) {}

    /** The session is about to end: say goodbye to whoever is still there. */
    default void onDestroySessionBegin() {}

    /** The service knows that the session is over. */
    default void onDestroySessionEnd() {}
}
