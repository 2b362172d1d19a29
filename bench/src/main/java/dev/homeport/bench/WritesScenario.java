package dev.homeport.bench;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Durable writes: RegisterCompute of distinct computes, flat out and at half of what the target asks for. */
final class WritesScenario implements Scenario {
    private static final int CONNECTIONS = 256;
    private static final double HALF_RATE = 7_500;
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final Duration TIME = Duration.ofSeconds(8);

    @Override
    public void run(Report report) throws Exception {
        try (Server server = Server.start()) {
            URI endpoint = server.endpoint();
            String fleetId = Setup.fleet(endpoint);
            AtomicLong computes = new AtomicLong();
            Load.Result warmUp = load(endpoint, fleetId, computes).forTime(WARM_UP);
            Duration before = server.cpuTime();
            Load.Result flatOut = load(endpoint, fleetId, computes).forTime(TIME);
            double cpuMillis = server.cpuTime().minus(before).toMillis();
            report.figure(
                    "RegisterCompute/s, durable, flat out over " + CONNECTIONS + " connections",
                    "%,.0f (%s, %.1f CPU-s per million, %d failed)"
                            .formatted(
                                    flatOut.perSecond(),
                                    flatOut.latencies(),
                                    cpuMillis * 1e3 / flatOut.requests(),
                                    flatOut.failures()));
            Load.Result half = load(endpoint, fleetId, computes).atRate(HALF_RATE, TIME);
            report.figure(
                    "RegisterCompute at %,.0f/s".formatted(HALF_RATE),
                    "%s, %,.0f/s reached, %d failed"
                            .formatted(half.latencies(), half.perSecond(), half.failures() + warmUp.failures()));
        }
    }

    private static Load load(URI endpoint, String fleetId, AtomicLong computes) {
        return new Load(
                endpoint,
                CONNECTIONS,
                number -> Requests.json(
                        endpoint, "RegisterCompute", Setup.registerCompute(fleetId, computes.incrementAndGet())));
    }
}
