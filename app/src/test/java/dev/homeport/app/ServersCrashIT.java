package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Kills the program with signal 9 while game servers hold sessions and players come and go. After each restart the
 * servers are back by themselves, and nothing is lost or given twice. More rounds: -Dhomeport.crash.servers.rounds=N.
 */
class ServersCrashIT {
    private static final int ROUNDS = Integer.getInteger("homeport.crash.servers.rounds", 3);
    private static final int SERVERS = 200;
    private static final int NEW_SESSIONS_PER_ROUND = 10;
    private static final int HOSTS_AT_FIRST = SERVERS - NEW_SESSIONS_PER_ROUND * Math.min(ROUNDS, 10);
    private static final int SLOTS = 4;
    private static final int PLAYER_THREADS = 8;
    private static final int MOVES_MAX = 400;

    @TempDir
    private Path data;

    private final Random random = new Random();
    private final List<HostedGame> games = new ArrayList<>();
    private final Set<String> sessions = new HashSet<>();
    private final Queue<String> left = new ConcurrentLinkedQueue<>();

    /** Calls that the crash cut off. What they reserved, if anything, ends by itself. */
    private final Queue<String> unanswered = new ConcurrentLinkedQueue<>();

    @Test
    void serversComeBackToTheirSessionsAndNobodyIsLostOrBookedTwice() throws Exception {
        int port = freePort();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Program program = start(port);
            try (Api api = new Api(program.awaitReady())) {
                GameFleet fleet = GameFleet.create(api);
                String url = "ws://" + program.awaitReady().getAuthority();
                for (int i = 0; i < SERVERS; i++) {
                    games.add(new HostedGame(fleet, url, "process-" + i));
                }
                openSessions(fleet, HOSTS_AT_FIRST);
                for (int round = 0; round < ROUNDS; round++) {
                    List<Future<?>> players = playAndKill(program, fleet, threads);
                    program = start(port);
                    program.awaitReady();
                    forAll(threads, HostedGame::awaitConnection);
                    awaitAll(players);
                    check(fleet);
                    if (sessions.size() + NEW_SESSIONS_PER_ROUND <= SERVERS) {
                        openSessions(fleet, NEW_SESSIONS_PER_ROUND);
                    }
                    admitOneEverywhere(fleet, threads);
                    check(fleet);
                }
            } finally {
                games.forEach(HostedGame::close);
                program.close();
            }
        }
    }

    private Program start(int port) {
        return Program.startWith(
                List.of("-XX:TieredStopAtLevel=1", "-Dhomeport.snapshot.entries=100"),
                "dev",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString());
    }

    /** The servers look for Homeport where it was, so it has to come back on its port. */
    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void openSessions(GameFleet fleet, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            sessions.add(Eventually.get(() -> fleet.createSession(SLOTS))
                    .path("GameSessionId")
                    .asString());
        }
        Eventually.get(() -> assertThat(activeSessions(fleet)).hasSize(sessions.size()));
    }

    private static List<JsonNode> activeSessions(GameFleet fleet) throws IOException, InterruptedException {
        return fleet.api()
                .all("DescribeGameSessions", Map.of("FleetId", fleet.id(), "StatusFilter", "ACTIVE"), "GameSessions");
    }

    /** What was under way goes on when the program is back: a call to a service that is gone waits for it. */
    private List<Future<?>> playAndKill(Program program, GameFleet fleet, ExecutorService threads) throws Exception {
        List<HostedGame> hosts =
                games.stream().filter(game -> !game.sessions().isEmpty()).toList();
        CountDownLatch enough = new CountDownLatch(1 + random.nextInt(MOVES_MAX));
        AtomicBoolean killed = new AtomicBoolean();
        List<Future<?>> players = new ArrayList<>();
        for (int i = 0; i < PLAYER_THREADS; i++) {
            List<HostedGame> own =
                    hosts.subList(i * hosts.size() / PLAYER_THREADS, (i + 1) * hosts.size() / PLAYER_THREADS);
            players.add(threads.submit(() -> {
                for (int turn = 0; !killed.get(); turn++) {
                    move(fleet, own.get(turn % own.size()));
                    enough.countDown();
                }
                return null;
            }));
        }
        boolean busy = enough.await(60, TimeUnit.SECONDS);
        killed.set(true);
        program.kill();
        assertThat(busy).as("enough players came and went in time").isTrue();
        return players;
    }

    /** A player comes, and one leaves before if all slots are taken. */
    private void move(GameFleet fleet, HostedGame host) throws InterruptedException {
        if (host.players().size() == SLOTS) {
            left.add(host.removeOne());
        }
        try {
            host.accept(fleet.reserve(host.sessions().iterator().next(), "player-" + random.nextInt()));
        } catch (IOException e) {
            unanswered.add(e.toString());
        } catch (AssertionError e) {
            assertThat(e).hasMessageContaining("GameSessionFullException");
            assertThat(unanswered)
                    .as("calls whose reservations nobody knows of")
                    .isNotEmpty();
        }
    }

    private interface Step {
        void take(HostedGame game) throws Exception;
    }

    private void forAll(ExecutorService threads, Step step) throws Exception {
        List<Future<?>> steps = new ArrayList<>();
        for (HostedGame game : games) {
            steps.add(threads.submit(() -> {
                step.take(game);
                return null;
            }));
        }
        awaitAll(steps);
    }

    private static void awaitAll(List<Future<?>> steps) throws Exception {
        for (Future<?> step : steps) {
            step.get(60, TimeUnit.SECONDS);
        }
    }

    private void admitOneEverywhere(GameFleet fleet, ExecutorService threads) throws Exception {
        forAll(threads, game -> {
            if (!game.sessions().isEmpty()) {
                move(fleet, game);
            }
        });
    }

    private void check(GameFleet fleet) throws Exception {
        Set<String> hosted = new HashSet<>();
        for (HostedGame game : games) {
            assertThat(game.sessions()).as("sessions on one process").hasSizeLessThanOrEqualTo(1);
            game.sessions()
                    .forEach(session -> assertThat(hosted.add(session))
                            .as("only one process hosts %s", session)
                            .isTrue());
        }
        assertThat(hosted).isEqualTo(sessions);
        assertThat(activeSessions(fleet))
                .extracting(session -> session.path("GameSessionId").asString())
                .containsExactlyInAnyOrderElementsOf(sessions);
        for (HostedGame game : games) {
            for (String session : game.sessions()) {
                checkPlayers(fleet, session, game);
            }
        }
        for (String player : left) {
            assertThat(fleet.playerStatus(player)).isEqualTo("COMPLETED");
        }
    }

    private static void checkPlayers(GameFleet fleet, String session, HostedGame game) throws Exception {
        List<JsonNode> rows =
                fleet.api().all("DescribePlayerSessions", Map.of("GameSessionId", session), "PlayerSessions");
        List<String> active = idsOf(rows, "ACTIVE");
        int reserved = idsOf(rows, "RESERVED").size();
        assertThat(active).as("players in %s", session).containsExactlyInAnyOrderElementsOf(game.players());
        int counted = fleet.session(session).path("CurrentPlayerSessionCount").asInt();
        assertThat(counted).isLessThanOrEqualTo(SLOTS);
        assertThat(counted).as("slots taken in %s", session).isBetween(active.size(), active.size() + reserved);
    }

    private static List<String> idsOf(List<JsonNode> players, String status) {
        return players.stream()
                .filter(player -> player.path("Status").asString().equals(status))
                .map(player -> player.path("PlayerSessionId").asString())
                .toList();
    }
}
