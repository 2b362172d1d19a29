package dev.homeport.bench;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/** Sessions started and seats reserved one by one, beside Colyseus, whose rooms live in the memory of its process. */
final class ColyseusScenario implements Scenario {
    private static final String CORE = "@colyseus/core@0.18.17";
    private static final String TRANSPORT = "@colyseus/ws-transport@0.18.4";
    private static final Path SCRIPT = Path.of("bench", "src", "main", "node", "colyseus.mjs");
    private static final Path PACKAGES = Path.of("bench", "target", "node", CORE.substring(1));

    private static final int CONNECTIONS = 64;
    private static final int PROCESSES = 1_000;
    private static final int SESSIONS = 3_000;
    private static final int SLOTS = 200;
    // Colyseus looks through the list of its rooms for each seat, so that fewer rooms are to its advantage.
    private static final int FEW_ROOMS = 300;
    private static final Duration WARM_UP = Duration.ofSeconds(10);
    private static final Duration TIME = Duration.ofSeconds(10);

    /** How fast something was done. */
    private record Rate(double perSecond, double perCpuSecond, long refused) {
        @Override
        public String toString() {
            return "%,.0f (%,.0f per CPU second, %d calls refused)".formatted(perSecond, perCpuSecond, refused);
        }

        String comparedWith(Rate other) {
            return "%.2f times as many (%.2f per CPU second)"
                    .formatted(perSecond / other.perSecond, perCpuSecond / other.perCpuSecond);
        }
    }

    /** What a run of load came to, and what the server spent on it. */
    private record Run(Load.Result load, Duration cpu) {
        static Run of(Server server, Duration time, LongFunction<byte[]> requests)
                throws IOException, InterruptedException {
            Duration before = server.cpuTime();
            Load.Result load = new Load(server.endpoint(), CONNECTIONS, requests).forTime(time);
            return new Run(load, server.cpuTime().minus(before));
        }

        Rate rate() {
            return rate(load.requests() - load.failures());
        }

        Rate rate(long count) {
            return new Rate(count * 1e9 / load.took().toNanos(), count * 1e9 / cpu.toNanos(), load.failures());
        }
    }

    @Override
    public void run(Report report) throws Exception {
        if (!install()) {
            report.figure("beside " + CORE, "skipped: node or npm is missing, or npm cannot fetch it");
            return;
        }
        Rate starts = homeportStarts();
        Rate seats = homeportSeats();
        Rate peerStarts;
        Rate peerSeats;
        Rate peerSeatsInFew;
        try (Server colyseus = Server.startNode(SCRIPT, PACKAGES)) {
            peerStarts = colyseusStarts(colyseus);
            peerSeatsInFew = colyseusSeats(colyseus, FEW_ROOMS);
        }
        try (Server colyseus = Server.startNode(SCRIPT, PACKAGES)) {
            peerSeats = colyseusSeats(colyseus, SESSIONS);
        }
        String durable = ", on disk before the answer";
        String lost = ", in memory only, nothing on disk";
        report.figure("Homeport: sessions started/s, until active", starts + durable);
        report.figure(CORE + ": rooms created/s", peerStarts + lost);
        report.figure("Homeport to Colyseus, sessions", starts.comparedWith(peerStarts));
        report.figure("Homeport: players reserved/s, 1 a call, %,d sessions".formatted(SESSIONS), seats + durable);
        report.figure(CORE + ": seats reserved/s, 1 a call, %,d rooms".formatted(SESSIONS), peerSeats + lost);
        report.figure("Homeport to Colyseus, seats", seats.comparedWith(peerSeats));
        report.figure(CORE + ": seats reserved/s, 1 a call, %,d rooms".formatted(FEW_ROOMS), peerSeatsInFew + lost);
        report.figure("Homeport to Colyseus with few rooms, seats", seats.comparedWith(peerSeatsInFew));
    }

    private static Rate homeportStarts() throws IOException, InterruptedException {
        AtomicLong active = new AtomicLong();
        try (Server server = Server.start();
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            fleet.connect(PROCESSES, new SimulatedProcess.Listener() {
                @Override
                public void active(String gameSessionId) {
                    active.incrementAndGet();
                }

                @Override
                public boolean startsAnew() {
                    return true;
                }
            });
            Run.of(server, WARM_UP, number -> fleet.createGameSession("warm-" + number, SLOTS));
            active.set(0);
            Run run = Run.of(server, TIME, number -> fleet.createGameSession("full-" + number, SLOTS));
            return run.rate(active.get());
        }
    }

    private static Rate homeportSeats() throws IOException, InterruptedException {
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
            new Load(endpoint, CONNECTIONS, number -> fleet.createGameSession("s-" + number, SLOTS)).forCount(SESSIONS);
            List<String> sessions = List.copyOf(active);
            return seats(
                    server,
                    number -> Requests.json(
                            endpoint,
                            "CreatePlayerSession",
                            "{\"GameSessionId\":\"%s\",\"PlayerId\":\"player-%d\"}"
                                    .formatted(sessions.get((int) (number % sessions.size())), number)));
        }
    }

    private static Rate colyseusStarts(Server server) throws IOException, InterruptedException {
        // A room ends when its only seat has lapsed, so that those of the run do not pile up.
        Run.of(server, WARM_UP, number -> createRoom(server.endpoint(), "warm-" + number, 1));
        return Run.of(server, TIME, number -> createRoom(server.endpoint(), "full-" + number, 1))
                .rate();
    }

    private static Rate colyseusSeats(Server server, int rooms) throws IOException, InterruptedException {
        URI endpoint = server.endpoint();
        new Load(endpoint, CONNECTIONS, number -> createRoom(endpoint, "room-" + number, 600)).forCount(rooms);
        return seats(
                server,
                number -> Requests.post(
                        endpoint,
                        "/matchmake/joinById/room-" + number % rooms,
                        "{\"playerId\":\"player-%d\"}".formatted(number)));
    }

    private static byte[] createRoom(URI endpoint, String roomId, int seatSeconds) {
        return Requests.post(
                endpoint,
                "/matchmake/create/game",
                "{\"roomId\":\"%s\",\"seatSeconds\":%d}".formatted(roomId, seatSeconds));
    }

    private static Rate seats(Server server, LongFunction<byte[]> requests) throws IOException, InterruptedException {
        long taken = Run.of(server, WARM_UP, requests).load().requests();
        return Run.of(server, TIME, number -> requests.apply(taken + number)).rate();
    }

    /** Fetches Colyseus unless an earlier run has; false if this machine cannot. */
    private static boolean install() throws IOException, InterruptedException {
        Files.createDirectories(PACKAGES);
        String folder = PACKAGES.toAbsolutePath().toString();
        return succeeds("node", "--version")
                && (Files.isDirectory(PACKAGES.resolve("node_modules"))
                        || succeeds("npm", "install", "--prefix", folder, "--no-audit", "--no-fund", CORE, TRANSPORT));
    }

    private static boolean succeeds(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(3, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return false;
            }
            return process.exitValue() == 0;
        } catch (IOException _) {
            return false;
        }
    }
}
