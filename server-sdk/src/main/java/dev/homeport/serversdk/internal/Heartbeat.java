package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ProcessParameters;
import dev.homeport.serversdk.Timing;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** Asks the game how it is and tells the service, at once and then about once a minute. */
final class Heartbeat {
    private final Connection connection;
    private final ProcessParameters process;
    private final Executor executor;
    private final Timing timing;
    private CompletableFuture<Boolean> lastCheck = CompletableFuture.completedFuture(true);
    private Future<?> next = CompletableFuture.completedFuture(null);
    private boolean stopped;

    Heartbeat(Connection connection, ProcessParameters process, Executor executor, Timing timing) {
        this.connection = connection;
        this.process = process;
        this.executor = executor;
        this.timing = timing;
    }

    synchronized void beat() {
        if (stopped) {
            return;
        }
        next = Shared.schedule(this::beat, pause());
        Futures.onDone(health(), (healthy, failure) -> report(healthy));
    }

    synchronized void stop() {
        stopped = true;
        next.cancel(false);
    }

    /** A check that still hangs is not joined by a second one: the game is as unhealthy as it was. */
    private CompletableFuture<Boolean> health() {
        if (!lastCheck.isDone()) {
            return CompletableFuture.completedFuture(false);
        }
        lastCheck = CompletableFuture.supplyAsync(process.onHealthCheck()::getAsBoolean, executor);
        return lastCheck
                .copy()
                .completeOnTimeout(false, timing.healthCheckTimeout().toNanos(), TimeUnit.NANOSECONDS)
                .exceptionally(failure -> {
                    Log.error("The health check failed, so the process is reported as unhealthy", failure);
                    return false;
                });
    }

    private void report(boolean healthy) {
        Message message = Message.of("HeartbeatServerProcess").with("HealthStatus", healthy);
        Futures.onDone(connection.request(message, timing.requestTimeout()), (confirmed, failure) -> {
            if (failure != null) {
                Log.warning("A heartbeat was not confirmed: " + failure.getMessage());
            }
        });
    }

    private Duration pause() {
        long jitter = timing.heartbeatJitter().toMillis();
        return timing.heartbeatInterval().plusMillis(ThreadLocalRandom.current().nextLong(-jitter, jitter + 1));
    }
}
