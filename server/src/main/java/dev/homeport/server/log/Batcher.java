package dev.homeport.server.log;

import dev.homeport.core.Entry;
import dev.homeport.core.State;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Gathers commands into entries: whatever has queued up while the entries before it were made durable goes into the
 * next one, so one flush to disk serves all of them. Also makes an empty entry when a timer is due and nobody else
 * causes one.
 */
final class Batcher implements AutoCloseable {
    private static final int ENTRIES_UNDER_WAY = 2;

    private final Semaphore underWay = new Semaphore(ENTRIES_UNDER_WAY);
    private final SecureRandom random = new SecureRandom();
    private final Intake intake;
    private final TimeSource time;
    private final State state;
    private final Function<Batch, CompletionStage<?>> append;
    private final Thread thread;
    private volatile Instant wakesAt = Instant.MIN;
    private volatile boolean closed;

    Batcher(LogLimits.Intake limits, TimeSource time, State state, Function<Batch, CompletionStage<?>> append) {
        this.intake = new Intake(limits);
        this.time = time;
        this.state = state;
        this.append = append;
        this.thread = Thread.ofPlatform().name("command-batcher").daemon().unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    void submit(Pending<?> pending) {
        if (closed) {
            pending.fail(closedLog());
        } else if (!intake.offer(pending)) {
            pending.fail(intake.overloaded());
        } else if (closed && intake.withdraw(pending)) {
            // The thread may have looked for the last time before the command came in.
            pending.fail(closedLog());
        }
    }

    private static IllegalStateException closedLog() {
        return new IllegalStateException("the log is closed");
    }

    /** To be called when timers may have changed: wakes the thread if one is due before it would wake by itself. */
    void timersChanged() {
        if (state.timers().next().filter(due -> due.isBefore(wakesAt)).isPresent()) {
            intake.nudge();
        }
    }

    private void run() {
        try {
            while (!closed || !intake.isEmpty()) {
                Pending<?> first = intake.poll(sleepMillis());
                wakesAt = Instant.MIN;
                if (Intake.isCommand(first) || timerIsDue()) {
                    underWay.acquire();
                    append(intake.gather(first));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long sleepMillis() {
        // Until the timers have been looked at, any change to them has to wake the thread.
        wakesAt = Instant.MAX;
        Instant next = state.timers().next().orElse(Instant.MAX);
        wakesAt = next;
        if (next.equals(Instant.MAX)) {
            return Long.MAX_VALUE;
        }
        return time.until(next)
                .map(wait -> Math.max(0, wait.plusNanos(999_999).toMillis()))
                .orElse(Long.MAX_VALUE);
    }

    private boolean timerIsDue() {
        return state.timers()
                .next()
                .flatMap(time::until)
                .filter(wait -> wait.compareTo(Duration.ZERO) <= 0)
                .isPresent();
    }

    private void append(List<Pending<?>> gathered) {
        Entry.Seed seed = new Entry.Seed(random.nextLong(), random.nextLong());
        Batch batch = Batch.of(time.now(), seed, gathered);
        handOver(batch).whenComplete((done, failure) -> {
            underWay.release();
            if (failure != null) {
                batch.fail(failure);
            }
        });
    }

    private CompletionStage<?> handOver(Batch batch) {
        try {
            return append.apply(batch);
        } catch (RuntimeException e) {
            return CompletableFuture.failedStage(e);
        }
    }

    /** Takes no more commands and waits until those it has are with the log. */
    @Override
    public void close() {
        closed = true;
        intake.nudge();
        try {
            thread.join(Duration.ofSeconds(10));
            underWay.tryAcquire(ENTRIES_UNDER_WAY, 10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
