package dev.homeport.server.notification;

import dev.homeport.core.notification.Notification;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Sends one notification to its web hook, signed. */
public final class WebHookSender implements AutoCloseable {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(10);

    /** How a web hook took a notification. */
    sealed interface Outcome {
        record Taken() implements Outcome {}

        /** It may take it another time. */
        record Later(String reason) implements Outcome {}

        /** It never will. */
        record Never(String reason) implements Outcome {}
    }

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(CONNECT_TIMEOUT)
            .build();
    private final EventEnvelope envelope;
    private final WebHookSignature signature;
    private final InstantSource clock;

    public WebHookSender(EventEnvelope envelope, Path secretFolder, InstantSource clock) {
        this.envelope = envelope;
        this.signature = WebHookSignature.keptIn(secretFolder);
        this.clock = clock;
    }

    /** Always completes normally. */
    CompletableFuture<Outcome> send(Notification notification) {
        try {
            return client.sendAsync(request(notification), HttpResponse.BodyHandlers.discarding())
                    .handle((answer, failure) -> failure == null ? outcome(answer.statusCode()) : later(failure));
        } catch (IllegalArgumentException e) {
            return CompletableFuture.completedFuture(new Outcome.Never(e.getMessage()));
        }
    }

    private HttpRequest request(Notification notification) {
        String body = envelope.json(notification);
        long now = clock.instant().getEpochSecond();
        return HttpRequest.newBuilder(URI.create(notification.owedTo().orElseThrow()))
                .timeout(ANSWER_TIMEOUT)
                .header("content-type", "application/json")
                .header("webhook-id", notification.id())
                .header("webhook-timestamp", Long.toString(now))
                .header("webhook-signature", signature.of(notification.id(), now, body))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    /** A client error is the receiver's last word, unless it speaks of time: 408, 425 and 429. */
    private static Outcome outcome(int status) {
        if (status >= 200 && status < 300) {
            return new Outcome.Taken();
        }
        String reason = "it answered with status " + status;
        boolean askedToWait = status == 408 || status == 425 || status == 429;
        return status >= 400 && status < 500 && !askedToWait ? new Outcome.Never(reason) : new Outcome.Later(reason);
    }

    private static Outcome later(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        String message = cause.getMessage() == null ? "" : ": " + cause.getMessage();
        return new Outcome.Later(cause.getClass().getSimpleName() + message);
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
