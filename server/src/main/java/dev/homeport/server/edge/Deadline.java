package dev.homeport.server.edge;

import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * One timer per connection. It is moved with every request and almost never passes, so moving it further away only
 * writes a field: the timer looks again when it fires.
 */
final class Deadline implements Runnable {
    private static final long NEVER = Long.MAX_VALUE;

    private final EventExecutor loop;
    private final Runnable passed;
    private long atNanos = NEVER;
    private long timerNanos;
    private Future<?> timer;

    Deadline(EventExecutor loop, Runnable passed) {
        this.loop = loop;
        this.passed = passed;
    }

    void in(long nanos) {
        long now = System.nanoTime();
        atNanos = now + nanos;
        if (timer == null) {
            schedule(nanos);
        } else if (timerNanos - atNanos > 0) {
            timer.cancel(false);
            schedule(nanos);
        }
    }

    void never() {
        atNanos = NEVER;
    }

    void cancel() {
        never();
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }

    private void schedule(long nanos) {
        timerNanos = System.nanoTime() + nanos;
        timer = loop.schedule(this, nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void run() {
        timer = null;
        if (atNanos == NEVER) {
            return;
        }
        long left = atNanos - System.nanoTime();
        if (left > 0) {
            schedule(left);
        } else {
            atNanos = NEVER;
            passed.run();
        }
    }
}
