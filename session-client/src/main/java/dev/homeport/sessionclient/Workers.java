package dev.homeport.sessionclient;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads of all clients in the virtual machine. They do not keep it alive. */
final class Workers {
    private static final ExecutorService BLOCKING = Executors.newCachedThreadPool(task -> daemon(task, "worker"));
    private static final ScheduledThreadPoolExecutor TIMER =
            new ScheduledThreadPoolExecutor(1, task -> daemon(task, "timer"));

    static {
        TIMER.setRemoveOnCancelPolicy(true);
    }

    private Workers() {}

    /** Work that may fail. */
    interface Work {
        void run();
    }

    /** Does the work on a thread that may block; if it fails, so does the result. */
    static void run(CompletableFuture<?> result, Work work) {
        BLOCKING.execute(() -> {
            try {
                work.run();
            } catch (RuntimeException e) {
                result.completeExceptionally(e);
            }
        });
    }

    /** Does the same after a pause during which no thread waits. */
    static void runLater(Duration pause, CompletableFuture<?> result, Work work) {
        Future<?> unused = TIMER.schedule(() -> run(result, work), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Fails the result unless it is complete by then. */
    static void expire(CompletableFuture<?> result, Duration deadline, String what) {
        Future<?> expiry = TIMER.schedule(
                () -> result.completeExceptionally(
                        new DeadlineException(what + " took longer than " + deadline.toMillis() + " ms")),
                deadline.toMillis(),
                TimeUnit.MILLISECONDS);
        CompletableFuture<?> unused = result.whenComplete((value, failure) -> expiry.cancel(false));
    }

    private static Thread daemon(Runnable task, String duty) {
        Thread thread = new Thread(task, "session-client-" + duty);
        thread.setDaemon(true);
        return thread;
    }
}
