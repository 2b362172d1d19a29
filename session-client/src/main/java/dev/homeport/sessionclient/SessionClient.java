package dev.homeport.sessionclient;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Creates, searches, joins and leaves game sessions, on Amazon GameLift or on Homeport.
 *
 * <pre>{@code
 * try (SessionClient sessions = SessionClient.builder()
 *         .gateway(URI.create("http://127.0.0.1:9870"))
 *         .connectionHandler(game)
 *         .build()) {
 *     SessionDescription session = sessions.searchSessions(SearchSessionsRequest.throughGateway()
 *                     .where(SessionField.property("mode").is("ctf")))
 *             .sessions().stream().findFirst()
 *             .orElseGet(() -> sessions.createSession(CreateSessionRequest.throughGateway("alice")
 *                     .property("mode", "ctf").maximumPlayers(4).build()));
 *     if (sessions.joinSession(JoinSessionRequest.of(session.id(), "alice"))) {
 *         game.play();
 *         sessions.leaveSession();
 *     }
 * }
 * }</pre>
 *
 * <p>Methods may be called from any thread. Those that wait throw a {@link SessionException}; interrupting the thread
 * cancels the operation. Futures fail with a {@link SessionException}; cancelling one cancels its operation.
 */
public final class SessionClient implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger("dev.homeport.sessionclient");

    private final Transport transport;
    private final Optional<ConnectionHandler> connectionHandler;
    private final Duration deadline;
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();

    SessionClient(Transport transport, Optional<ConnectionHandler> connectionHandler, Duration deadline) {
        this.transport = transport;
        this.connectionHandler = connectionHandler;
        this.deadline = deadline;
    }

    public static SessionClientBuilder builder() {
        return new SessionClientBuilder();
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Creates a session and waits until players can join it. */
    public SessionDescription createSession(CreateSessionRequest request) {
        return await(create(request));
    }

    public CompletableFuture<SessionDescription> createSessionAsync(CreateSessionRequest request) {
        return told(create(request), SessionListener::onCreateSessionComplete);
    }

    /** Finds one page of sessions that are active. */
    public SearchPage searchSessions(SearchSessionsRequest request) {
        return await(search(request));
    }

    public CompletableFuture<SearchPage> searchSessionsAsync(SearchSessionsRequest request) {
        return told(search(request), SessionListener::onSearchSessionsComplete);
    }

    /** All sessions found, of all pages; a page is asked for when the stream gets there. */
    public Stream<SessionDescription> allSessions(SearchSessionsRequest request) {
        return Stream.iterate(
                        Optional.of(searchSessions(request)),
                        Optional::isPresent,
                        page -> page.flatMap(SearchPage::nextToken).map(token -> searchSessions(request.from(token))))
                .flatMap(page -> page.orElseThrow().sessions().stream());
    }

    /**
     * Reserves a slot and has the connection handler connect. If the server refuses the player, the slot is given back.
     *
     * @return whether both worked; not being able to reserve a slot is an exception
     */
    public boolean joinSession(JoinSessionRequest request) {
        return await(join(request));
    }

    public CompletableFuture<Boolean> joinSessionAsync(JoinSessionRequest request) {
        return told(join(request), SessionListener::onJoinSessionComplete);
    }

    /** Has the connection handler hang up; the server then ends the player session. */
    public void leaveSession() {
        await(leave());
    }

    public CompletableFuture<Void> leaveSessionAsync() {
        return told(leave(), SessionListener::onLeaveSessionComplete);
    }

    /** Asks for a match and answers with the ticket's id. */
    public String startMatchmaking(StartMatchmakingRequest request) {
        return await(call("startMatchmaking", () -> transport.startMatchmaking(request)));
    }

    public CompletableFuture<String> startMatchmakingAsync(StartMatchmakingRequest request) {
        return told(
                call("startMatchmaking", () -> transport.startMatchmaking(request)),
                SessionListener::onStartMatchmakingComplete);
    }

    /** Says for some players of a ticket whether they take the match that was found. */
    public void acceptMatch(String ticketId, List<String> playerIds, boolean accept) {
        await(run("acceptMatch", () -> transport.acceptMatch(ticketId, playerIds, accept)));
    }

    public CompletableFuture<Void> acceptMatchAsync(String ticketId, List<String> playerIds, boolean accept) {
        return told(
                run("acceptMatch", () -> transport.acceptMatch(ticketId, playerIds, accept)),
                SessionListener::onAcceptMatchComplete);
    }

    public void stopMatchmaking(String ticketId) {
        await(run("stopMatchmaking", () -> transport.stopMatchmaking(ticketId)));
    }

    public CompletableFuture<Void> stopMatchmakingAsync(String ticketId) {
        return told(
                run("stopMatchmaking", () -> transport.stopMatchmaking(ticketId)),
                SessionListener::onStopMatchmakingComplete);
    }

    /** Ends the connections to the service; the one to a game server is the connection handler's. */
    @Override
    public void close() {
        transport.close();
    }

    private CompletableFuture<SessionDescription> create(CreateSessionRequest request) {
        CompletableFuture<SessionDescription> result = new CompletableFuture<>();
        Workers.expire(result, request.deadline().orElse(deadline), "createSession");
        transport.create(request, result);
        return result;
    }

    private CompletableFuture<SearchPage> search(SearchSessionsRequest request) {
        return call("searchSessions", () -> transport.search(request));
    }

    private CompletableFuture<Boolean> join(JoinSessionRequest request) {
        CompletableFuture<Boolean> result = new CompletableFuture<>();
        Workers.expire(result, deadline, "joinSession");
        Workers.run(result, new Joining(transport, connectionHandler(), request, result));
        return result;
    }

    private CompletableFuture<Void> leave() {
        return run("leaveSession", connectionHandler()::disconnect);
    }

    private ConnectionHandler connectionHandler() {
        return connectionHandler.orElseThrow(() -> new IllegalStateException(
                "the client has no connection handler; give one to the builder to join and leave sessions"));
    }

    private CompletableFuture<Void> run(String what, Runnable operation) {
        return call(what, () -> {
            operation.run();
            return null;
        });
    }

    private <T> CompletableFuture<T> call(String what, Supplier<T> operation) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Workers.expire(result, deadline, what);
        Workers.run(result, () -> result.complete(operation.get()));
        return result;
    }

    private <T> CompletableFuture<T> told(CompletableFuture<T> result, BiConsumer<SessionListener, Outcome<T>> told) {
        CompletableFuture<T> unused = result.whenComplete((value, failure) -> {
            Outcome<T> outcome = failure == null ? Outcome.of(value) : Outcome.failed(explained(failure));
            listeners.forEach(listener -> tell(() -> told.accept(listener, outcome)));
        });
        return result;
    }

    /** One listener's failure is not the others' business. */
    private static void tell(Runnable news) {
        try {
            news.run();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "A session listener failed", e);
        }
    }

    private static RuntimeException explained(Throwable failure) {
        if (failure instanceof CancellationException) {
            return new SessionCancelledException("the future was cancelled", failure);
        }
        return failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
    }

    private static <T> T await(CompletableFuture<T> result) {
        try {
            return result.get();
        } catch (InterruptedException e) {
            result.cancel(true);
            Thread.currentThread().interrupt();
            throw new SessionCancelledException("the waiting thread was interrupted", e);
        } catch (ExecutionException e) {
            throw explained(e.getCause());
        }
    }
}
