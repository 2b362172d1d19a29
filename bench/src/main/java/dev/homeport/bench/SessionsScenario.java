package dev.homeport.bench;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/** From CreateGameSession to ACTIVE, with processes on real sockets: at a modest rate, and flat out. */
final class SessionsScenario implements Scenario {
    private static final int PROCESSES = 1_000;
    private static final double MODEST_RATE = 100;
    private static final Duration TIME = Duration.ofSeconds(10);

    @Override
    public void run(Report report) throws Exception {
        Starts starts = new Starts();
        try (Server server = Server.start();
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            fleet.connect(PROCESSES, starts);
            URI endpoint = server.endpoint();
            new Load(endpoint, 64, number -> starts.begin("warm-" + number, fleet)).forTime(TIME);
            starts.reset();
            new Load(endpoint, 16, number -> starts.begin("calm-" + number, fleet)).atRate(MODEST_RATE, TIME);
            Histogram calm = starts.reset();
            report.figure(
                    "CreateGameSession to ACTIVE at %.0f/s".formatted(MODEST_RATE),
                    "p50 %.2f ms, p99 %.2f ms"
                            .formatted(calm.getValueAtPercentile(50) / 1e3, calm.getValueAtPercentile(99) / 1e3));
            Duration before = server.cpuTime();
            Load.Result flatOut =
                    new Load(endpoint, 128, number -> starts.begin("full-" + number, fleet)).forTime(TIME);
            Duration cpu = server.cpuTime().minus(before);
            report.figure(
                    "full session starts/s, flat out",
                    "%,.0f (%d refused for want of a process; %.2f CPU-s per 1,000)"
                            .formatted(
                                    starts.count() * 1e9 / flatOut.took().toNanos(),
                                    flatOut.failures(),
                                    cpu.toMillis() / (double) starts.count()));
        }
    }

    /** Times sessions from request to activation by the token that is also their id. */
    private static final class Starts implements SimulatedProcess.Listener {
        private final Map<String, Long> begun = new ConcurrentHashMap<>();
        private final AtomicLong activated = new AtomicLong();
        private volatile ConcurrentHistogram micros = new ConcurrentHistogram(TimeUnit.MINUTES.toMicros(1), 3);

        byte[] begin(String token, SimulatedFleet fleet) {
            begun.put(token, System.nanoTime());
            return fleet.createGameSession(token, 10);
        }

        @Override
        public void active(String gameSessionId) {
            Long start = begun.remove(gameSessionId.substring(gameSessionId.lastIndexOf('/') + 1));
            if (start != null) {
                micros.recordValue((System.nanoTime() - start) / 1_000);
                activated.incrementAndGet();
            }
        }

        @Override
        public boolean startsAnew() {
            return true;
        }

        long count() {
            return activated.get();
        }

        /** Begins a new count, in which sessions begun before have no part. */
        Histogram reset() {
            begun.clear();
            Histogram taken = micros;
            micros = new ConcurrentHistogram(TimeUnit.MINUTES.toMicros(1), 3);
            activated.set(0);
            return taken;
        }
    }
}
