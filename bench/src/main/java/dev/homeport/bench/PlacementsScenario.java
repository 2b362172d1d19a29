package dev.homeport.bench;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * From StartGameSessionPlacement to FULFILLED, with processes on real sockets: at a modest rate, and flat out. A
 * placement is fulfilled by the very entry that activates its session, so what the process hears of that ends the
 * measurement.
 */
final class PlacementsScenario implements Scenario {
    private static final int PROCESSES = 1_000;
    private static final double MODEST_RATE = 100;
    /**
     * With less, the just-in-time compiler is still at work for half of a core; with more, timers that processes leave
     * behind for 30 s would go off by the thousand when the rate is to be modest.
     */
    private static final Duration WARM_UP = Duration.ofSeconds(15);

    private static final Duration TIME = Duration.ofSeconds(10);
    private static final String QUEUE = "bench-queue";

    @Override
    public void run(Report report) throws Exception {
        Placements placements = new Placements();
        try (Server server = Server.start();
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            URI endpoint = server.endpoint();
            Setup.call(
                    endpoint,
                    "CreateGameSessionQueue",
                    "{\"Name\":\"%s\",\"Destinations\":[{\"DestinationArn\":\"arn:aws:gamelift:us-west-2::fleet/%s\"}]}"
                            .formatted(QUEUE, fleet.fleetId()));
            fleet.connect(PROCESSES, placements);
            new Load(endpoint, 64, number -> placements.begin(endpoint, "warm-" + number)).forTime(WARM_UP);
            placements.settle();
            new Load(endpoint, 16, number -> placements.begin(endpoint, "calm-" + number)).atRate(MODEST_RATE, TIME);
            Histogram calm = placements.settle();
            report.figure(
                    "StartGameSessionPlacement to FULFILLED at %.0f/s".formatted(MODEST_RATE),
                    "p50 %.2f ms, p99 %.2f ms"
                            .formatted(calm.getValueAtPercentile(50) / 1e3, calm.getValueAtPercentile(99) / 1e3));
            Duration before = server.cpuTime();
            long begin = System.nanoTime();
            Load.Result flatOut =
                    new Load(endpoint, 128, number -> placements.begin(endpoint, "full-" + number)).forTime(TIME);
            long fulfilled = placements.settle().getTotalCount();
            long took = System.nanoTime() - begin;
            Duration cpu = server.cpuTime().minus(before);
            String last = Setup.call(
                    endpoint,
                    "DescribeGameSessionPlacement",
                    "{\"PlacementId\":\"full-%d\"}".formatted(flatOut.requests() / 2));
            report.figure(
                    "placements/s from start to FULFILLED, flat out",
                    "%,.0f (%d refused, %d left waiting, one in the middle is %s; %.2f CPU-s per 1,000)"
                            .formatted(
                                    fulfilled * 1e9 / took,
                                    flatOut.failures(),
                                    placements.waiting(),
                                    Setup.member(last, "Status"),
                                    cpu.toMillis() / (double) fulfilled));
        }
    }

    /** Times placements by the id that is also that of their session. */
    private static final class Placements implements SimulatedProcess.Listener {
        private static final Duration PATIENCE = Duration.ofSeconds(30);

        private final Map<String, Long> begun = new ConcurrentHashMap<>();
        private volatile ConcurrentHistogram micros = new ConcurrentHistogram(TimeUnit.MINUTES.toMicros(1), 3);

        byte[] begin(URI endpoint, String id) {
            begun.put(id, System.nanoTime());
            return Requests.json(
                    endpoint,
                    "StartGameSessionPlacement",
                    ("{\"PlacementId\":\"%s\",\"GameSessionQueueName\":\"%s\",\"MaximumPlayerSessionCount\":10,"
                                    + "\"DesiredPlayerSessions\":[{\"PlayerId\":\"player-%s\"}]}")
                            .formatted(id, QUEUE, id));
        }

        @Override
        public void active(String gameSessionId) {
            Long start = begun.remove(gameSessionId.substring(gameSessionId.lastIndexOf('/') + 1));
            if (start != null) {
                micros.recordValue(Math.min((System.nanoTime() - start) / 1_000, TimeUnit.MINUTES.toMicros(1)));
            }
        }

        @Override
        public boolean startsAnew() {
            return true;
        }

        int waiting() {
            return begun.size();
        }

        /** Waits until nobody waits any more, and answers how long each had to since the last time. */
        Histogram settle() throws InterruptedException {
            long giveUpAt = System.nanoTime() + PATIENCE.toNanos();
            while (!begun.isEmpty() && System.nanoTime() < giveUpAt) {
                TimeUnit.MILLISECONDS.sleep(1);
            }
            Histogram taken = micros;
            micros = new ConcurrentHistogram(TimeUnit.MINUTES.toMicros(1), 3);
            return taken;
        }
    }
}
