package dev.homeport.app;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Waits for what comes about soon, though nobody tells when. */
final class Eventually {
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long PAUSE_MILLIS = 20;

    private Eventually() {}

    /** The value, as soon as asking for it no longer fails an assertion. */
    static <T> T get(Callable<T> value) throws Exception {
        long start = System.nanoTime();
        while (true) {
            try {
                return value.call();
            } catch (AssertionError e) {
                if (System.nanoTime() - start > PATIENCE_NANOS) {
                    throw e;
                }
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            }
        }
    }
}
