package dev.homeport.bench;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * SearchGameSessions for the oldest free sessions of one mode, among 10,000 and then 100,000 active ones. A third has
 * that mode, and half of all take no players.
 *
 * <p>The clock stands still but for a moment between batches of sessions, so that no process has to stay connected for
 * its session to live.
 */
final class SearchScenario implements Scenario {
    private static final int FEW = 10_000;
    private static final int MANY = 100_000;
    private static final int BATCH = 2_000;
    private static final double SECONDS_BETWEEN_BATCHES = 0.1;
    private static final double RATE = 500;
    private static final Duration TIME = Duration.ofSeconds(10);
    private static final List<String> MODES = List.of("ctf", "duel", "race");

    @Override
    public void run(Report report) throws Exception {
        try (Server server = Server.start("--clock", "manual");
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            open(server.endpoint(), fleet, 0, FEW);
            double few = measure(report, server, fleet.fleetId(), FEW);
            open(server.endpoint(), fleet, FEW, MANY);
            double many = measure(report, server, fleet.fleetId(), MANY);
            report.figure("growth of the p99 for ten times the sessions", "%.2f times".formatted(many / few));
        }
    }

    private static void open(URI endpoint, SimulatedFleet fleet, int from, int to) throws Exception {
        for (int first = from; first < to; first += BATCH) {
            openBatch(endpoint, fleet, first);
            Setup.advance(endpoint, SECONDS_BETWEEN_BATCHES);
        }
    }

    private static void openBatch(URI endpoint, SimulatedFleet fleet, int first) throws Exception {
        CountDownLatch active = new CountDownLatch(BATCH);
        try (SimulatedFleet batch = fleet.again()) {
            batch.connect(first, BATCH, new SimulatedProcess.Listener() {
                @Override
                public void active(String gameSessionId) {
                    active.countDown();
                }
            });
            new Load(endpoint, 64, number -> session(endpoint, fleet.fleetId(), first + number)).forCount(BATCH);
            if (!active.await(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException(active.getCount() + " sessions did not become active");
            }
        }
        new Load(endpoint, 64, number -> close(endpoint, fleet.fleetId(), first + number * 2)).forCount(BATCH / 2);
    }

    private static byte[] session(URI endpoint, String fleetId, long number) {
        return Requests.json(
                endpoint,
                "CreateGameSession",
                ("{\"FleetId\":\"%s\",\"Location\":\"%s\",\"MaximumPlayerSessionCount\":8,\"IdempotencyToken\":\"s-%d\","
                                + "\"GameProperties\":[{\"Key\":\"mode\",\"Value\":\"%s\"}]}")
                        .formatted(fleetId, Setup.LOCATION, number, MODES.get((int) (number % MODES.size()))));
    }

    private static byte[] close(URI endpoint, String fleetId, long number) {
        return Requests.json(
                endpoint,
                "UpdateGameSession",
                ("{\"GameSessionId\":\"arn:aws:gamelift:us-west-2::gamesession/%s/%s/s-%d\","
                                + "\"PlayerSessionCreationPolicy\":\"DENY_ALL\"}")
                        .formatted(fleetId, Setup.LOCATION, number));
    }

    private static double measure(Report report, Server server, String fleetId, int sessions) throws Exception {
        byte[] search = Requests.json(
                server.endpoint(),
                "SearchGameSessions",
                ("{\"FleetId\":\"%s\",\"FilterExpression\":\"hasAvailablePlayerSessions=true AND "
                                + "gameSessionProperties.mode='ctf'\",\"SortExpression\":\"creationTimeMillis ASC\"}")
                        .formatted(fleetId));
        new Load(server.endpoint(), 16, number -> search).forTime(TIME);
        Load.Result calm = new Load(server.endpoint(), 16, number -> search).atRate(RATE, TIME);
        report.figure(
                "SearchGameSessions among %,d at %.0f/s".formatted(sessions, RATE),
                "%s (%d failed)".formatted(calm.latencies(), calm.failures()));
        Load.Result flatOut = new Load(server.endpoint(), 16, number -> search).forTime(TIME);
        report.figure(
                "SearchGameSessions/s among %,d, flat out".formatted(sessions),
                "%,.0f (%s)".formatted(flatOut.perSecond(), flatOut.latencies()));
        return calm.latencyMicros().getValueAtPercentile(99);
    }
}
