package dev.homeport.bench;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Players reserved durably through CreatePlayerSessions, 25 at a time, until all slots are taken. */
final class PlayersScenario implements Scenario {
    private static final int SESSIONS = 6_000;
    private static final int SLOTS = 200;
    private static final int BATCH = 25;

    @Override
    public void run(Report report) throws Exception {
        Queue<String> active = new ConcurrentLinkedQueue<>();
        try (Server server = Server.start();
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            fleet.connect(SESSIONS, new SimulatedProcess.Listener() {
                @Override
                public void active(String gameSessionId) {
                    active.add(gameSessionId);
                }
            });
            URI endpoint = server.endpoint();
            new Load(endpoint, 64, number -> fleet.createGameSession("s-" + number, SLOTS)).forCount(SESSIONS);
            List<String> sessions = List.copyOf(active);
            long requests = (long) sessions.size() * SLOTS / BATCH;
            long warmUp = requests / 2;
            new Load(endpoint, 64, number -> reserve(endpoint, sessions, number)).forCount(warmUp);
            Duration before = server.cpuTime();
            Load.Result result = new Load(endpoint, 64, number -> reserve(endpoint, sessions, warmUp + number))
                    .forCount(requests - warmUp);
            Duration cpu = server.cpuTime().minus(before);
            long players = (result.requests() - result.failures()) * BATCH;
            report.figure(
                    "players reserved/s, durably, %d a call".formatted(BATCH),
                    "%,.0f (%s, %d calls failed)"
                            .formatted(players * 1e9 / result.took().toNanos(), result.latencies(), result.failures()));
            report.figure("players reserved per CPU second", "%,.0f".formatted(players * 1e3 / cpu.toMillis()));
        }
    }

    private static byte[] reserve(URI endpoint, List<String> sessions, long number) {
        String session = sessions.get((int) (number % sessions.size()));
        String players = IntStream.range(0, BATCH)
                .mapToObj(i -> "\"player-" + number + "-" + i + "\"")
                .collect(Collectors.joining(","));
        return Requests.json(
                endpoint,
                "CreatePlayerSessions",
                "{\"GameSessionId\":\"%s\",\"PlayerIds\":[%s]}".formatted(session, players));
    }
}
