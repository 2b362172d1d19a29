package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.internal.Check;
import dev.homeport.serversdk.internal.Log;
import dev.homeport.serversdk.internal.Shared;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * Makes metrics and sends them, until it is closed with the SDK. {@code GameLiftServer.initMetrics} starts it; asking
 * twice for a name gives the same metric.
 */
public final class Metrics implements AutoCloseable {
    private final Registry registry;
    private final Datagrams datagrams;
    private final CrashReporter crashReporter;
    private final Duration interval;
    private final Map<String, String> globalTags = new LinkedHashMap<>();
    private Future<?> next = CompletableFuture.completedFuture(null);
    private boolean closed;

    private Metrics(MetricsParameters parameters, String processId, long pid) {
        registry = new Registry(parameters.dimensionalMetrics());
        datagrams = new Datagrams(parameters);
        crashReporter = new CrashReporter(parameters, pid);
        interval = Duration.ofMillis(parameters.flushIntervalMs());
        globalTags.putAll(parameters.globalTags());
        setAutomaticTag("process_pid", Long.toString(pid));
        setAutomaticTag("gamelift_process_id", processId);
    }

    /** The SDK calls this: use {@code GameLiftServer.initMetrics}. */
    public static Metrics start(MetricsParameters parameters, String processId) {
        Metrics metrics =
                new Metrics(parameters, processId, ProcessHandle.current().pid());
        metrics.crashReporter.register();
        metrics.scheduleNext();
        return metrics;
    }

    public Gauge gauge(String key) {
        return newGauge(key).build();
    }

    public Counter counter(String key) {
        return newCounter(key).build();
    }

    /** A timer that also reports its percentiles 50, 90 and 95. */
    public Timer timer(String key) {
        return newTimer(key)
                .derived(Derived.percentile(50), Derived.percentile(90), Derived.percentile(95))
                .build();
    }

    public MetricBuilder<Gauge> newGauge(String key) {
        return new MetricBuilder<>(key, MetricType.GAUGE, registry, Gauge::new);
    }

    public MetricBuilder<Counter> newCounter(String key) {
        return new MetricBuilder<>(key, MetricType.COUNTER, registry, Counter::new);
    }

    public MetricBuilder<Timer> newTimer(String key) {
        return new MetricBuilder<>(key, MetricType.TIMER, registry, Timer::new);
    }

    /** Adds a tag to all metrics, from the next flush on. It wins over a metric's own tag of that name. */
    public void setGlobalTag(String name, String value) {
        Check.tag(name, value);
        synchronized (this) {
            globalTags.put(name, value);
        }
    }

    public synchronized void removeGlobalTag(String name) {
        globalTags.remove(name);
    }

    public synchronized Map<String, String> globalTags() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(globalTags));
    }

    /** The SDK calls this when the process gets a game session. */
    public void gameSessionStarted(String gameSessionId) {
        setAutomaticTag("session_id", gameSessionId);
        crashReporter.hosts(gameSessionId);
    }

    /** A process id may hold characters that no tag can; then the metrics go without it. */
    private void setAutomaticTag(String name, String value) {
        try {
            setGlobalTag(name, value);
        } catch (GameLiftException e) {
            Log.warning("Metrics have no tag " + name + ": " + e.getMessage());
        }
    }

    private synchronized void scheduleNext() {
        if (!closed) {
            next = Shared.schedule(this::tick, interval);
        }
    }

    private void tick() {
        Shared.WORKERS.execute(this::flush);
        scheduleNext();
    }

    /** Sends what there is without waiting for the next flush. */
    public synchronized void flush() {
        if (!closed) {
            send(1);
        }
    }

    private void send(int up) {
        List<Line> lines = new ArrayList<>();
        registry.all().forEach(metric -> metric.flushTo(lines));
        lines.add(new Line("up", MetricType.GAUGE, up, 1, Map.of()));
        datagrams.send(lines.stream().map(line -> line.write(globalTags)).toList());
    }

    /** Sends what is left and that the server is no longer up. The SDK calls this when the process ends. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            next.cancel(false);
            send(0);
            datagrams.close();
        }
        crashReporter.deregister();
    }
}
