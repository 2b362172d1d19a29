package dev.homeport.server.gateway;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Waiting for news, but not forever. */
final class Waiting {
    private Waiting() {}

    /** What the future brings if it does so in time; else the future is left alone and the answer is an error. */
    static <T> CompletableFuture<T> atMost(Duration timeout, CompletableFuture<T> future, Supplier<GatewayError> late) {
        return future.copy()
                .orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionallyCompose(failure -> {
                    boolean timedOut =
                            failure instanceof TimeoutException || failure.getCause() instanceof TimeoutException;
                    return CompletableFuture.failedFuture(timedOut ? late.get() : failure);
                });
    }
}
