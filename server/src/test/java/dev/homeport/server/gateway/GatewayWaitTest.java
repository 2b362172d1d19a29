package dev.homeport.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestGameServer;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;

/** What a caller hears who waits for a game session that does not come, or that a queue has to find a place for. */
class GatewayWaitTest {
    private static final String CREATE =
            "{\"session_name\":\"game\",\"build_id\":1,\"uuid\":\"alice\",\"num_connections\":2}";
    private static final Duration SHORT = Duration.ofMillis(300);
    private static final Duration LONG = Duration.ofSeconds(30);

    @TempDir
    private Path data;

    @Test
    void whoWaitsTooLongIsToldSoAndALateSessionIsEnded() throws Exception {
        try (TestHomeport homeport = start(Optional.empty(), SHORT);
                TestGameServer server = server(homeport)) {
            GatewayClient.Answer answer = new GatewayClient(homeport.endpoint()).post("/create_session", CREATE);

            assertThat(answer.status()).isEqualTo(504);
            assertThat(answer.text("code")).isEqualTo("CreationTimedOut");
            assertThat(answer.text("error")).contains("did not become active within");
            String session = server.activateSession();
            server.awaitPush("TerminateProcess");
            assertThat(homeport.gameLift()
                            .describeGameSessions(ask -> ask.gameSessionId(session))
                            .gameSessions()
                            .getFirst()
                            .status())
                    .isEqualTo(GameSessionStatus.TERMINATING);
        }
    }

    @Test
    void aServerThatEndsInsteadOfActivatingIsNamed() throws Exception {
        try (TestHomeport homeport = start(Optional.empty(), LONG);
                TestGameServer server = server(homeport)) {
            CompletableFuture<GatewayClient.Answer> creating =
                    new GatewayClient(homeport.endpoint()).postLater("/create_session", CREATE);
            server.awaitPush("CreateGameSession");
            server.end();

            GatewayClient.Answer answer = creating.join();
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.text("code")).isEqualTo("SessionNotActivated");
            assertThat(answer.text("error")).endsWith("ended before it became active");
        }
    }

    @Test
    void aQueueFindsAPlaceAndReservesTheSlotWithIt() throws Exception {
        try (TestHomeport homeport = start(Optional.of("queue"), LONG)) {
            GatewayClient gateway = new GatewayClient(homeport.endpoint());
            String fleet = createQueue(homeport);
            CompletableFuture<GatewayClient.Answer> creating = gateway.postLater("/create_session", CREATE);
            // Nothing is idle yet, so the placement has to wait for the server.
            try (TestGameServer server = TestGameServer.start(homeport, fleet, "custom-home", "computer")) {
                server.activateSession();
                GatewayClient.Answer answer = creating.join();

                assertThat(answer.status()).isEqualTo(200);
                assertThat(answer.text("Status")).isEqualTo("RESERVED");
                assertThat(gateway.get("/find_session").text("GameSessionId")).isEqualTo(answer.text("GameSessionId"));
            }
        }
    }

    @Test
    void aPlacementThatTakesTooLongIsWithdrawn() throws Exception {
        try (TestHomeport homeport = start(Optional.of("queue"), SHORT)) {
            String fleet = createQueue(homeport);

            GatewayClient.Answer answer = new GatewayClient(homeport.endpoint()).post("/create_session", CREATE);

            assertThat(answer.status()).isEqualTo(504);
            assertThat(answer.text("code")).isEqualTo("CreationTimedOut");
            try (TestGameServer server = TestGameServer.start(homeport, fleet, "custom-home", "computer")) {
                assertThat(homeport.gameLift()
                                .createGameSession(ask -> ask.fleetId(fleet)
                                        .location("custom-home")
                                        .maximumPlayerSessionCount(1))
                                .gameSession()
                                .gameSessionId())
                        .as("nothing else wants the server")
                        .isEqualTo(server.activateSession());
            }
        }
    }

    @Test
    void aQueueThatDoesNotExistIsNamed() {
        try (TestHomeport homeport = start(Optional.of("no-queue"), LONG)) {
            GatewayClient.Answer answer = new GatewayClient(homeport.endpoint()).post("/create_session", CREATE);

            assertThat(answer.status()).isEqualTo(404);
            assertThat(answer.text("error")).contains("no-queue");
        }
    }

    private TestHomeport start(Optional<String> queue, Duration timeout) {
        return TestHomeport.start(
                data,
                config -> config.gateway(new GatewaySettings(
                        true, Optional.empty(), queue, Optional.empty(), Optional.empty(), "*", timeout)));
    }

    private static TestGameServer server(TestHomeport homeport) throws InterruptedException {
        return TestGameServer.start(homeport, homeport.createFleet("custom-home"), "custom-home", "computer");
    }

    private static String createQueue(TestHomeport homeport) {
        String fleet = homeport.createFleet("custom-home");
        homeport.gameLift()
                .createGameSessionQueue(ask -> ask.name("queue")
                        .destinations(GameSessionQueueDestination.builder()
                                .destinationArn("arn:aws:gamelift:us-west-2:000000000000:fleet/" + fleet)
                                .build()));
        return fleet;
    }
}
