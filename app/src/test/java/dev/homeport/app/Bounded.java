package dev.homeport.app;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** Waiting for something that has to happen soon. */
final class Bounded {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private Bounded() {}

    /** Something to look at. */
    interface Condition {
        boolean holds() throws Exception;
    }

    static void await(String what, Condition condition) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.holds()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Waited in vain until " + what);
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }
}
