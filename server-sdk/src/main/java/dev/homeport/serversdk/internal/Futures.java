package dev.homeport.serversdk.internal;

import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

/** Handles the outcome of a future nobody waits for, so that an error in the handling does not get lost. */
final class Futures {
    private Futures() {}

    static <T> void onDone(CompletableFuture<T> future, BiConsumer<T, Throwable> handler) {
        CompletableFuture<T> unused = future.whenComplete((value, failure) -> {
            try {
                handler.accept(value, failure);
            } catch (RuntimeException e) {
                Log.error("An error of the SDK itself", e);
            }
        });
    }
}
