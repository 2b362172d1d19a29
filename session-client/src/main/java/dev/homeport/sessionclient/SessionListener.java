package dev.homeport.sessionclient;

/** Hears of every asynchronous operation that has ended; called on a thread of the client. */
public interface SessionListener {
    default void onCreateSessionComplete(Outcome<SessionDescription> outcome) {}

    default void onSearchSessionsComplete(Outcome<SearchPage> outcome) {}

    default void onJoinSessionComplete(Outcome<Boolean> outcome) {}

    default void onLeaveSessionComplete(Outcome<Void> outcome) {}

    /** The value is the ticket's id. */
    default void onStartMatchmakingComplete(Outcome<String> outcome) {}

    default void onAcceptMatchComplete(Outcome<Void> outcome) {}

    default void onStopMatchmakingComplete(Outcome<Void> outcome) {}
}
