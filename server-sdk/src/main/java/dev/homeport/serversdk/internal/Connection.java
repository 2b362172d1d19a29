package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.ServerParameters;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Keeps a process connected and pairs its requests with the service's answers.
 *
 * <p>There is one current socket, or none while it is being replaced. A request that has no answer yet is sent again,
 * with the same id, whenever the socket it went out on is gone. A lost socket is replaced through the same URL; when
 * the service asks for a refresh, a second socket takes over and the first is still read for a while, because answers
 * may come on either.
 */
final class Connection implements Socket.Events {
    private static final int TIMEOUTS_BEFORE_RECONNECT = 2;

    private final Map<String, Request> unanswered = new ConcurrentHashMap<>();
    private final Consumer<JsonObject> pushes;
    private final Connector connector;
    private final Duration refreshOverlap;

    private ServerParameters who;
    private URI uri;
    private Socket current;
    private CompletableFuture<Socket> connecting = CompletableFuture.completedFuture(null);
    private boolean refreshing;
    private boolean closeExpected;
    private boolean closed;
    private int timeoutsInARow;

    Connection(ServerParameters who, Consumer<JsonObject> pushes) {
        this.who = who;
        this.pushes = pushes;
        this.uri = HandshakeUrl.of(who, Instant.now());
        this.connector = new Connector(who.trustAnyCertificate(), who.timing());
        this.refreshOverlap = who.timing().refreshOverlap();
    }

    CompletableFuture<Void> connect() {
        synchronized (this) {
            connecting = connector.open(uri, this);
            return connecting.thenAccept(this::use);
        }
    }

    CompletableFuture<JsonObject> request(Message message, Duration timeout) {
        Request request = new Request(message);
        synchronized (this) {
            if (closed) {
                request.fail(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED, "the SDK is not connected any more");
                return request.answer;
            }
            unanswered.put(request.id, request);
            if (current != null) {
                request.sendOn(current);
            }
        }
        Future<?> timer = Shared.schedule(() -> timeOut(request, timeout), timeout);
        Futures.onDone(request.answer, (answer, failure) -> timer.cancel(false));
        return request.answer;
    }

    @Override
    public void onMessage(String text) {
        JsonObject message = Json.parse(text);
        String requestId = message.text("RequestId");
        Request request = requestId.isEmpty() ? null : unanswered.remove(requestId);
        boolean success = message.integer("StatusCode") == 200;
        if (request != null) {
            synchronized (this) {
                timeoutsInARow = 0;
            }
            request.answerWith(message);
        } else if (success || (requestId.isEmpty() && !message.has("StatusCode"))) {
            pushes.accept(message);
        } else {
            Log.debug("Ignored an answer nobody waits for: " + message.text("Action"));
        }
    }

    /** Moves to another endpoint with a fresh token; a failed try is repeated when the service asks again. */
    synchronized void refresh(String webSocketUrl, String authToken) {
        if (closed || refreshing) {
            return;
        }
        ServerParameters refreshed = who.toBuilder()
                .webSocketUrl(webSocketUrl.isEmpty() ? who.webSocketUrl() : webSocketUrl)
                .authToken(authToken.isEmpty() ? who.authToken() : authToken)
                .build();
        URI refreshedUri = HandshakeUrl.of(refreshed, Instant.now());
        refreshing = true;
        Futures.onDone(connector.openOnce(refreshedUri, this), (socket, failure) -> {
            if (failure == null) {
                moveTo(socket, refreshed, refreshedUri);
            } else {
                refreshFailed(failure);
            }
        });
    }

    /** The process has said that it ends, so the service may close the socket. */
    synchronized void expectClose() {
        closeExpected = true;
    }

    /** The future completes when the service has been told, or cannot be. */
    CompletableFuture<Void> close() {
        CompletableFuture<Void> told = CompletableFuture.completedFuture(null);
        synchronized (this) {
            closed = true;
            connecting.cancel(false);
            if (current != null) {
                told = current.close("Server SDK destroyed");
                current = null;
            }
        }
        failUnanswered("the SDK was destroyed before the service answered");
        return told;
    }

    @Override
    public synchronized void onLost(Socket socket, String why) {
        if (socket != current) {
            sendUnanswered();
            return;
        }
        current = null;
        if (closeExpected) {
            closed = true;
            failUnanswered("the process has ended");
        } else if (!closed) {
            Log.warning("Lost the connection, reconnecting: " + why);
            connecting = connector.reopen(uri, this);
            Futures.onDone(connecting, (opened, failure) -> {
                if (failure == null) {
                    Log.info("Reconnected");
                    use(opened);
                } else if (failure instanceof GameLiftException refused) {
                    giveUp(refused);
                }
            });
        }
    }

    private synchronized void use(Socket socket) {
        if (closed || current != null) {
            socket.abort();
            return;
        }
        makeCurrent(socket);
        sendUnanswered();
    }

    private void makeCurrent(Socket socket) {
        current = socket;
        if (socket.isLost()) {
            onLost(socket, "lost as soon as it was open");
        }
    }

    private synchronized void moveTo(Socket socket, ServerParameters refreshed, URI refreshedUri) {
        refreshing = false;
        who = refreshed;
        uri = refreshedUri;
        Socket old = current;
        if (old == null) {
            connecting.cancel(false);
            use(socket);
        } else {
            makeCurrent(socket);
            Shared.later(() -> retire(old), refreshOverlap);
        }
        Log.info("Moved to a fresh connection");
    }

    private synchronized void retire(Socket old) {
        Futures.onDone(old.close("Server SDK moved to a fresh connection"), (told, failure) -> {});
        sendUnanswered();
    }

    private synchronized void refreshFailed(Throwable failure) {
        refreshing = false;
        Log.warning("Could not open a fresh connection, waiting to be asked again: " + failure.getMessage());
    }

    private synchronized void sendUnanswered() {
        Socket socket = current;
        if (socket != null) {
            unanswered.values().forEach(request -> request.sendOn(socket));
        }
    }

    private void timeOut(Request request, Duration timeout) {
        unanswered.remove(request.id);
        request.timeOut(timeout);
        synchronized (this) {
            if (current == null || !request.wasSentOn(current)) {
                return;
            }
            timeoutsInARow++;
            if (timeoutsInARow >= TIMEOUTS_BEFORE_RECONNECT) {
                timeoutsInARow = 0;
                current.abort();
                onLost(current, TIMEOUTS_BEFORE_RECONNECT + " requests in a row were not answered");
            }
        }
    }

    private void giveUp(GameLiftException refused) {
        synchronized (this) {
            closed = true;
        }
        Log.error("The service does not let this process reconnect; it is cut off for good", refused);
        failUnanswered(refused.getMessage());
    }

    private void failUnanswered(String why) {
        unanswered.values().forEach(request -> request.fail(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED, why));
        unanswered.clear();
    }
}
