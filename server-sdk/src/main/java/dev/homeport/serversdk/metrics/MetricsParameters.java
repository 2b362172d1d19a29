package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.Check;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where metrics go, and how. The environment variables {@code GAMELIFT_STATSD_HOST}, {@code GAMELIFT_STATSD_PORT},
 * {@code GAMELIFT_CRASH_REPORTER_HOST}, {@code GAMELIFT_CRASH_REPORTER_PORT}, {@code GAMELIFT_FLUSH_INTERVAL_MS},
 * {@code GAMELIFT_MAX_PACKET_SIZE} and {@code GAMELIFT_ENABLE_DIMENSIONAL_METRICS} override what the code says.
 *
 * @param maxPacketSize the most bytes in a datagram
 * @param dimensionalMetrics whether metrics of one name and several sets of tags count apart
 * @param globalTags go with every metric
 */
public record MetricsParameters(
        String statsdHost,
        int statsdPort,
        String crashReporterHost,
        int crashReporterPort,
        int flushIntervalMs,
        int maxPacketSize,
        boolean dimensionalMetrics,
        Map<String, String> globalTags) {
    private static final int MAX_PORT = 65_535;
    private static final int MAX_DATAGRAM = 65_507;

    public MetricsParameters {
        Check.range("statsdPort", statsdPort, 1, MAX_PORT);
        Check.range("crashReporterPort", crashReporterPort, 1, MAX_PORT);
        Check.range("flushIntervalMs", flushIntervalMs, 1, Integer.MAX_VALUE);
        Check.range("maxPacketSize", maxPacketSize, 1, MAX_DATAGRAM);
        globalTags.forEach(Check::tag);
        globalTags = Collections.unmodifiableMap(new LinkedHashMap<>(globalTags));
    }

    /** A collector on this machine, every ten seconds, in small datagrams. */
    public static MetricsParameters defaults() {
        return new MetricsParameters("localhost", 8125, "localhost", 8126, 10_000, 512, false, Map.of());
    }

    public MetricsParameters withStatsd(String host, int port) {
        return new MetricsParameters(
                host,
                port,
                crashReporterHost,
                crashReporterPort,
                flushIntervalMs,
                maxPacketSize,
                dimensionalMetrics,
                globalTags);
    }

    public MetricsParameters withCrashReporter(String host, int port) {
        return new MetricsParameters(
                statsdHost, statsdPort, host, port, flushIntervalMs, maxPacketSize, dimensionalMetrics, globalTags);
    }

    public MetricsParameters withFlushing(int intervalMs, int packetSize) {
        return new MetricsParameters(
                statsdHost,
                statsdPort,
                crashReporterHost,
                crashReporterPort,
                intervalMs,
                packetSize,
                dimensionalMetrics,
                globalTags);
    }

    public MetricsParameters withDimensionalMetrics(boolean enabled) {
        return new MetricsParameters(
                statsdHost,
                statsdPort,
                crashReporterHost,
                crashReporterPort,
                flushIntervalMs,
                maxPacketSize,
                enabled,
                globalTags);
    }

    public MetricsParameters withGlobalTag(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(globalTags);
        more.put(name, value);
        return new MetricsParameters(
                statsdHost,
                statsdPort,
                crashReporterHost,
                crashReporterPort,
                flushIntervalMs,
                maxPacketSize,
                dimensionalMetrics,
                more);
    }
}
