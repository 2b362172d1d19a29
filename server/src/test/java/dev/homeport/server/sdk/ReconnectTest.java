package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.edge.RawClient;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.gamelift.model.EventCode;
import software.amazon.awssdk.services.gamelift.model.FleetCapacityExceededException;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;

/** Sockets that drop and come back, and the tokens by which they do. */
final class ReconnectTest extends SdkTestBase {
    @Test
    void aDroppedSocketIsNotADeadProcess() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(1).gameSessionId();
            process.activateSession();
            PlayerSession alice = world.reserve(session, "alice");
            process.dropSocket();
            world.advance(Duration.ofSeconds(50));

            process.reconnect();

            assertThat(process.accept(alice)).isEqualTo(200);
            assertThat(world.status(session)).isEqualTo(GameSessionStatus.ACTIVE);
            assertThat(process.hasPush("CreateGameSession")).isFalse();
        }
    }

    @Test
    void aSessionWaitsForTheSocketOfItsProcess() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            process.dropSocket();
            String session = world.createSession(1).gameSessionId();

            process.reconnect();

            assertThat(process.activateSession()).isEqualTo(session);
            assertThat(world.status(session)).isEqualTo(GameSessionStatus.ACTIVE);
        }
    }

    @Test
    void theWordToEndWaitsForTheSocketOfItsProcess() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            String session = world.createSession(1).gameSessionId();
            process.activateSession();
            process.dropSocket();
            world.gameLift()
                    .terminateGameSession(
                            request -> request.gameSessionId(session).terminationMode("TRIGGER_ON_PROCESS_TERMINATE"));

            process.reconnect();

            assertThat(process.push("TerminateProcess").field("TerminationTime"))
                    .isPresent();
        }
    }

    @Test
    void theNewestSocketGetsThePushesAndBothGetTheirAnswers() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            SdkPeer older = SdkPeer.connect(
                    world.homeport().endpoint(), TestProcess.query(world.newToken(), world.fleetId(), "process-1"));
            process.reconnect();
            String session = world.createSession(1).gameSessionId();

            assertThat(process.activateSession()).isEqualTo(session);
            older.call("HeartbeatServerProcess", "late", ",\"HealthStatus\":true");
        }
    }

    @Test
    void aProcessIsGivenANewTokenBeforeItsOwnExpiresAndIsLetInWithItAlone() throws Exception {
        String token = world.newToken();
        try (TestProcess process = TestProcess.connect(world, "process-1", token)) {
            process.ready();
            world.advance(Duration.ofHours(3).minusMinutes(15).minusSeconds(1), process);
            process.heartbeat(true);
            assertThat(process.hasPush("RefreshConnection")).isFalse();

            world.advance(Duration.ofSeconds(2));
            process.heartbeat(true);
            JsonNode first = process.push("RefreshConnection");
            world.advance(Duration.ofMinutes(1));
            process.heartbeat(true);
            JsonNode again = process.push("RefreshConnection");

            assertThat(first.field("RefreshConnectionEndpoint").orElseThrow().text())
                    .isEqualTo("ws://" + world.homeport().endpoint().getAuthority());
            String newToken = again.field("AuthToken").orElseThrow().text();
            process.reconnect(newToken);
            world.advance(Duration.ofMinutes(15), process);
            process.heartbeat(true);
            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.activateSession());
            assertThat(refusal(token)).isEqualTo("the auth token has expired; get one with GetComputeAuthToken\n");
            process.dropSocket();
            process.reconnect();
            process.heartbeat(true);
        }
    }

    @Test
    void aProcessThatStaysOnItsSocketOutlivesItsToken() throws Exception {
        try (TestProcess process = world.idleProcess("process-1")) {
            world.advance(Duration.ofHours(4), process);

            assertThat(world.createSession(1).gameSessionId()).isEqualTo(process.activateSession());
        }
    }

    @Test
    void whoIsNotLetInIsToldWhatIsWrong() throws Exception {
        String token = world.newToken();
        String good = TestProcess.query(token, world.fleetId(), "process-1");

        assertThat(refusal("made-up")).isEqualTo("the auth token is not known; get one with GetComputeAuthToken\n");
        assertThat(answer(TestProcess.query(token, "fleet-unknown", "process-1"))
                        .body())
                .isEqualTo("fleet fleet-unknown does not exist\n");
        assertThat(answer(good.replace(SdkWorld.COMPUTE, "elsewhere")).body())
                .isEqualTo("compute elsewhere is not registered in fleet " + world.fleetId() + "\n");
        assertThat(answer(good.replace("pID=process-1", "pID=")).body())
                .isEqualTo("pID, ComputeId, FleetId and Authorization are required in the query\n");
        assertThat(world.messages(EventCode.SERVER_PROCESS_PROCESS_READY_TIMEOUT))
                .isEmpty();
        assertThatThrownBy(() -> world.createSession(1)).isInstanceOf(FleetCapacityExceededException.class);
    }

    private String refusal(String token) throws IOException {
        return answer(TestProcess.query(token, world.fleetId(), "process-1")).body();
    }

    private RawClient.Answer answer(String query) throws IOException {
        var endpoint = world.homeport().endpoint();
        try (RawClient client = new RawClient(new java.net.Socket(endpoint.getHost(), endpoint.getPort()))) {
            RawClient.Answer answer = client.send(String.join(
                            "\r\n",
                            "GET /?" + query + " HTTP/1.1",
                            "Host: " + endpoint.getAuthority(),
                            "Connection: Upgrade",
                            "Upgrade: websocket",
                            "Sec-WebSocket-Version: 13",
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                            "\r\n"))
                    .answer();
            assertThat(answer.status()).isEqualTo(403);
            return answer;
        }
    }
}
