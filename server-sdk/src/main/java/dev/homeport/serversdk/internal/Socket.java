package dev.homeport.serversdk.internal;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One WebSocket: puts text frames together, sends one message after the other, and reports its loss exactly once.
 *
 * <p>The JDK opens a WebSocket on one thread and reads it on another, and when the connection ends while the first is
 * still busy, it tells nobody. So each socket is pinged once, a moment after it was opened: if the pong comes, the
 * connection is alive and only the reading thread is left.
 */
final class Socket implements WebSocket.Listener {
    private static final int MAX_MESSAGE_CHARS = 8 * 1024 * 1024;
    private static final Duration PING_DELAY = Duration.ofSeconds(1);
    private static final Duration PONG_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

    /** Hears what happens on a socket. Must not block. */
    interface Events {
        void onMessage(String text);

        void onLost(Socket socket, String why);
    }

    private final Events events;
    private final AtomicBoolean lost = new AtomicBoolean();
    private WebSocket webSocket;
    private CompletableFuture<WebSocket> lastSend;
    private StringBuilder partialMessage;
    private volatile boolean ponged;

    private Socket(Events events) {
        this.events = events;
    }

    /** Connects. Messages may arrive before the future completes. */
    static CompletableFuture<Socket> open(HttpClient client, URI uri, Duration timeout, Events events) {
        Socket socket = new Socket(events);
        return client.newWebSocketBuilder()
                .header("User-Agent", "homeport-server-sdk-java")
                .connectTimeout(timeout)
                .buildAsync(uri, socket)
                .thenApply(socket::opened);
    }

    private synchronized Socket opened(WebSocket connected) {
        webSocket = connected;
        lastSend = CompletableFuture.completedFuture(connected);
        Shared.later(this::ping, PING_DELAY);
        return this;
    }

    private synchronized void ping() {
        if (!isLost()) {
            lastSend = lastSend.thenCompose(open -> open.sendPing(ByteBuffer.allocate(0)));
            Shared.later(this::requirePong, PONG_TIMEOUT);
        }
    }

    private void requirePong() {
        if (!ponged && !isLost()) {
            webSocket.abort();
            lose("a ping was not answered within " + PONG_TIMEOUT.toMillis() + " ms");
        }
    }

    @Override
    public CompletionStage<?> onPong(WebSocket from, ByteBuffer message) {
        ponged = true;
        from.request(1);
        return null;
    }

    /** A socket may be lost before the one who opened it gets to see it. */
    boolean isLost() {
        return lost.get();
    }

    /** The JDK allows one send at a time, so each waits for the one before it. */
    synchronized void send(String text) {
        lastSend = lastSend.thenCompose(open -> open.sendText(text, true));
        Futures.onDone(lastSend, (open, failure) -> {
            if (failure != null) {
                lose("sending failed: " + failure.getMessage());
            }
        });
    }

    /** Says goodbye; the future completes when the service has been told, or cannot be. */
    synchronized CompletableFuture<Void> close(String reason) {
        lost.set(true);
        Shared.later(webSocket::abort, CLOSE_TIMEOUT);
        return lastSend.thenCompose(open -> open.sendClose(1001, reason)).handle((open, failure) -> null);
    }

    synchronized void abort() {
        lost.set(true);
        webSocket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        if (partialMessage == null && last) {
            deliver(data.toString());
        } else {
            if (partialMessage == null) {
                partialMessage = new StringBuilder();
            }
            partialMessage.append(data);
            if (partialMessage.length() > MAX_MESSAGE_CHARS) {
                from.abort();
                lose("a message is longer than " + MAX_MESSAGE_CHARS + " characters");
                return null;
            }
            if (last) {
                String message = partialMessage.toString();
                partialMessage = null;
                deliver(message);
            }
        }
        from.request(1);
        return null;
    }

    private void deliver(String message) {
        try {
            events.onMessage(message);
        } catch (RuntimeException e) {
            Log.warning("A message from the service was ignored: " + e.getMessage());
        }
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int statusCode, String reason) {
        lose("closed by the service with code " + statusCode + (reason.isEmpty() ? "" : " (" + reason + ")"));
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        lose(error.toString());
    }

    private void lose(String why) {
        if (lost.compareAndSet(false, true)) {
            events.onLost(this, why);
        }
    }
}
