package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The program on the ports that old server SDKs know; without those there is nothing to see here. */
class LegacyIT {
    private static final List<Integer> PORTS = List.of(5757, 5758, 5759);

    @TempDir
    private Path folder;

    @BeforeEach
    void thePortsAreFree() {
        assumeThat(PORTS).allMatch(LegacyIT::isFree);
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"local -p 0", "dev --legacy --port 0", "serve --legacy --port 0 --keys KEYS"})
    void theThreePortsAreOpen(String command) throws Exception {
        Path keys = Files.writeString(
                folder.resolve("keys"),
                "[default]\naws_access_key_id = AKIDEXAMPLE\naws_secret_access_key = not-a-secret\n");
        String all = command.replace("KEYS", keys.toString()) + " --data " + folder.resolve("data");
        try (Program program = Program.start(all.split(" "))) {
            program.awaitReady();
            for (int port : PORTS) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    assertThat(socket.isConnected()).isTrue();
                }
            }
            program.terminate();
        }
    }

    @Test
    void localLogsWhatScriptsWaitForAndAnswersLikeGameLiftLocal() throws Exception {
        try (Program program = Program.start("local", "-p", "0")) {
            URI endpoint = program.awaitReady();
            try (OldGameServer server = new OldGameServer();
                    Api api = new Api(endpoint)) {
                server.getReady();
                JsonNode created = api.output(
                                "CreateGameSession", Map.of("FleetId", "fleet-123", "MaximumPlayerSessionCount", 2))
                        .path("GameSession");
                assertHasWhatGameLiftLocalAnswered(created);
                Bounded.await(
                        "the session is active",
                        () -> describe(api).path("Status").asString().equals("ACTIVE"));
                assertHasWhatGameLiftLocalAnswered(describe(api));
                awaitWords(program, "onGameSessionActivate received");
                for (String line : documentedLog()) {
                    awaitWords(program, line);
                }
            }
            program.terminate();
        }
    }

    private static void awaitWords(Program program, String words) throws Exception {
        Bounded.await("it says " + words, () -> program.output().stream().anyMatch(line -> line.contains(words)));
    }

    private static JsonNode describe(Api api) throws IOException, InterruptedException {
        return api.output("DescribeGameSessions", Map.of("FleetId", "fleet-123"))
                .path("GameSessions")
                .path(0);
    }

    /** Its answer had these members in this order; GameLift's has more. */
    private static void assertHasWhatGameLiftLocalAnswered(JsonNode session) {
        assertThat(session.propertyNames())
                .containsSubsequence(
                        "GameSessionId",
                        "FleetId",
                        "MaximumPlayerSessionCount",
                        "Status",
                        "IpAddress",
                        "DnsName",
                        "Port");
        assertThat(session.path("GameSessionId").asString())
                .startsWith("arn:aws:gamelift:local::gamesession/fleet-123/gsess-");
        assertThat(session.path("FleetId").asString()).isEqualTo("fleet-123");
        assertThat(session.path("MaximumPlayerSessionCount").asInt()).isEqualTo(2);
        assertThat(session.path("Status").asString()).isIn("ACTIVATING", "ACTIVE");
        assertThat(session.path("IpAddress").asString()).isEqualTo("127.0.0.1");
        assertThat(session.path("DnsName").asString()).isEqualTo("localhost");
        assertThat(session.path("Port").asInt()).isEqualTo(7779);
    }

    private static List<String> documentedLog() throws IOException {
        List<String> lines = Files.readString(Program.ROOT.resolve("docs/legacy.md"))
                .lines()
                .filter(line -> line.startsWith("INFO "))
                .toList();
        assertThat(lines).hasSize(4);
        return lines;
    }
}
