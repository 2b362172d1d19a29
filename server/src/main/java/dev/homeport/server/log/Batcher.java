package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Entry;
import dev.homeport.core.State;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Gathers commands into entries: whatever has queued up while the entries before it were made durable goes into the
 * next one, so one flush to disk serves all of them. Also makes an empty entry when a timer is due and nobody else
 * causes one.
 */
final class Batcher implements AutoCloseable {
    private static final int COMMANDS_PER_ENTRY = 1_024;
    private static final int ENTRIES_UNDER_WAY = 2;
    private static final int COMMANDS_WAITING = 65_536;

    /** Wakes the thread up without asking for anything. */
    private static final Batch.Pending<Void> NUDGE = new Batch.Pending<>(tx -> null, new CompletableFuture<>());

    private final BlockingQueue<Batch.Pending<?>> queue = new LinkedBlockingQueue<>(COMMANDS_WAITING);
    private final Semaphore underWay = new Semaphore(ENTRIES_UNDER_WAY);
    private final SecureRandom random = new SecureRandom();
    private final TimeSource time;
    private final State state;
    private final Function<Batch, CompletionStage<?>> append;
    private final Thread thread;
    private volatile Instant wakesAt = Instant.MIN;
    private volatile boolean closed;

    Batcher(TimeSource time, State state, Function<Batch, CompletionStage<?>> append) {
        this.time = time;
        this.state = state;
        this.append = append;
        this.thread = Thread.ofPlatform().name("command-batcher").daemon().unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    <R> CompletableFuture<R> submit(Command<R> command) {
        CompletableFuture<R> result = new CompletableFuture<>();
        if (closed) {
            result.completeExceptionally(new IllegalStateException("the log is closed"));
        } else if (!queue.offer(new Batch.Pending<>(command, result))) {
            result.completeExceptionally(new OverloadedException(COMMANDS_WAITING));
        }
        return result;
    }

    /** To be called when timers may have changed: wakes the thread if one is due before it would wake by itself. */
    void timersChanged() {
        if (state.timers().next().filter(due -> due.isBefore(wakesAt)).isPresent()) {
            nudge();
        }
    }

    private void nudge() {
        // A full queue needs no nudge: the thread is awake.
        boolean ignored = queue.offer(NUDGE);
        assert ignored || !queue.isEmpty();
    }

    private void run() {
        try {
            while (!closed || !queue.isEmpty()) {
                Batch.Pending<?> first = queue.poll(sleepMillis(), TimeUnit.MILLISECONDS);
                wakesAt = Instant.MIN;
                boolean nothingAsked = first == null || first.equals(NUDGE);
                if (!nothingAsked || timerIsDue()) {
                    underWay.acquire();
                    append(gather(first));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<Batch.Pending<?>> gather(Batch.Pending<?> first) {
        List<Batch.Pending<?>> gathered = new ArrayList<>();
        if (first != null) {
            gathered.add(first);
        }
        queue.drainTo(gathered, COMMANDS_PER_ENTRY - 1);
        gathered.removeIf(NUDGE::equals);
        return gathered;
    }

    private long sleepMillis() {
        wakesAt = state.timers().next().orElse(Instant.MAX);
        if (wakesAt.equals(Instant.MAX)) {
            return Long.MAX_VALUE;
        }
        return time.until(wakesAt)
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

    private void append(List<Batch.Pending<?>> gathered) {
        List<Command<?>> commands = new ArrayList<>(gathered.size());
        gathered.forEach(pending -> commands.add(pending.command()));
        Entry.Seed seed = new Entry.Seed(random.nextLong(), random.nextLong());
        Batch batch = new Batch(new Entry(time.now(), seed, commands), gathered);
        append.apply(batch).whenComplete((done, failure) -> {
            underWay.release();
            if (failure != null) {
                batch.fail(failure);
            }
        });
    }

    /** Takes no more commands and waits until those it has are with the log. */
    @Override
    public void close() {
        closed = true;
        nudge();
        try {
            thread.join(Duration.ofSeconds(10));
            underWay.tryAcquire(ENTRIES_UNDER_WAY, 10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
