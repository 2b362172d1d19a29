package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.Timing;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Opens sockets, again and again if need be. Cancelling a returned future ends the attempts. */
final class Connector {
    private final HttpClient client;
    private final Timing timing;

    Connector(boolean trustAnyCertificate, Timing timing) {
        this.client = Shared.httpClient(trustAnyCertificate);
        this.timing = timing;
    }

    CompletableFuture<Socket> openOnce(URI uri, Socket.Events events) {
        return new Attempts(uri, events, List.of(), false).start();
    }

    /** Gives up after the configured attempts. */
    CompletableFuture<Socket> open(URI uri, Socket.Events events) {
        return new Attempts(uri, events, timing.connectDelays(), false).start();
    }

    /**
     * Gives up only when the service keeps refusing: the other SDKs stop after some minutes without the service, and
     * their game is then lost although it still runs.
     */
    CompletableFuture<Socket> reopen(URI uri, Socket.Events events) {
        return new Attempts(uri, events, timing.connectDelays(), true).start();
    }

    private final class Attempts {
        private final URI uri;
        private final Socket.Events events;
        private final List<Duration> delays;
        private final boolean patient;
        private final CompletableFuture<Socket> result = new CompletableFuture<>();
        private int refusalsInARow;

        Attempts(URI uri, Socket.Events events, List<Duration> delays, boolean patient) {
            this.uri = uri;
            this.events = events;
            this.delays = delays;
            this.patient = patient;
        }

        CompletableFuture<Socket> start() {
            inBackground(1);
            return result;
        }

        /** Looking a host name up may block. */
        private void inBackground(int number) {
            Shared.WORKERS.execute(() -> attempt(number));
        }

        private void attempt(int number) {
            if (result.isDone()) {
                return;
            }
            Futures.onDone(Socket.open(client, uri, timing.handshakeTimeout(), events), (socket, failure) -> {
                if (failure == null) {
                    deliver(socket);
                } else {
                    failed(number, explain(failure));
                }
            });
        }

        private void deliver(Socket socket) {
            if (!result.complete(socket)) {
                socket.abort();
            }
        }

        private void failed(int number, GameLiftException failure) {
            boolean refused = failure.type() == ErrorType.WEBSOCKET_CONNECT_FAILURE_FORBIDDEN;
            refusalsInARow = refused ? refusalsInARow + 1 : 0;
            int failures = patient ? refusalsInARow : number;
            if (failures > delays.size()) {
                result.completeExceptionally(failure);
                return;
            }
            Duration pause = delays.get(Math.min(number, delays.size()) - 1);
            Log.warning("Connection attempt " + number + " failed, next in " + pause.toMillis() + " ms: "
                    + failure.getMessage());
            Shared.later(() -> inBackground(number + 1), pause);
        }

        private GameLiftException explain(Throwable failure) {
            Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
            String service = uri.getScheme() + "://" + uri.getRawAuthority() + uri.getRawPath();
            if (cause instanceof WebSocketHandshakeException refused) {
                int status = refused.getResponse().statusCode();
                return status == 403
                        ? new GameLiftException(
                                ErrorType.WEBSOCKET_CONNECT_FAILURE_FORBIDDEN,
                                service + " refused the connection with HTTP status 403: the process id must never "
                                        + "have been used before, fleet and host id must be known to the service, and "
                                        + "the auth token must be correct and not expired",
                                cause)
                        : new GameLiftException(
                                ErrorType.WEBSOCKET_CONNECT_FAILURE,
                                service + " answered with HTTP status " + status + " instead of a WebSocket",
                                cause);
            }
            if (cause instanceof HttpTimeoutException) {
                return new GameLiftException(
                        ErrorType.WEBSOCKET_CONNECT_FAILURE_TIMEOUT,
                        service + " did not answer within "
                                + timing.handshakeTimeout().toMillis() + " ms",
                        cause);
            }
            return new GameLiftException(
                    ErrorType.WEBSOCKET_CONNECT_FAILURE, service + " could not be reached: " + cause, cause);
        }
    }
}
