package dev.homeport.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what another thread does. */
public final class TestWait {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private TestWait() {}

    public static void until(BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("it did not happen within " + PATIENCE);
            }
            LockSupport.parkNanos(1_000_000);
        }
    }
}
