package dev.homeport.sessionclient;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The way to whoever makes sessions. All but {@link #create} wait for the answer. */
interface Transport extends AutoCloseable {
    /** Completes the result when the session is usable, and gives up when the result is complete before. */
    void create(CreateSessionRequest request, CompletableFuture<SessionDescription> result);

    SearchPage search(SearchSessionsRequest request);

    SessionConnection reserve(JoinSessionRequest request);

    /** Gives the slot back, and tells whether the session goes on. */
    boolean release(String sessionId, SessionConnection slot);

    String startMatchmaking(StartMatchmakingRequest request);

    void acceptMatch(String ticketId, List<String> playerIds, boolean accept);

    void stopMatchmaking(String ticketId);

    @Override
    void close();
}
