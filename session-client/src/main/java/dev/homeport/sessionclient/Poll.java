package dev.homeport.sessionclient;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Looks again and again, after pauses that grow, until there is something to see or nobody waits any more. */
final class Poll<T> {
    private static final Duration FIRST_PAUSE = Duration.ofMillis(50);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

    private final Supplier<Optional<T>> look;
    private final CompletableFuture<T> result;

    private Poll(Supplier<Optional<T>> look, CompletableFuture<T> result) {
        this.look = look;
        this.result = result;
    }

    static <T> void until(Supplier<Optional<T>> look, CompletableFuture<T> result) {
        new Poll<>(look, result).after(FIRST_PAUSE);
    }

    private void after(Duration pause) {
        if (!result.isDone()) {
            Workers.runLater(pause, result, () -> lookOnce(pause));
        }
    }

    private void lookOnce(Duration pause) {
        if (result.isDone()) {
            return;
        }
        Optional<T> seen = look.get();
        if (seen.isPresent()) {
            result.complete(seen.get());
        } else {
            Duration longer = pause.multipliedBy(3).dividedBy(2);
            after(longer.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : longer);
        }
    }
}
