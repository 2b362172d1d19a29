package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.client.LegacyClients;
import dev.homeport.server.legacy.client.LegacyGameServer;
import dev.homeport.server.legacy.client.LegacyGameServer.Outcome;
import dev.homeport.server.legacy.client.LegacyGameServer.Told;
import dev.homeport.server.legacy.client.Sdk3Server;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.gamelift.model.CreateGameSessionRequest;
import software.amazon.awssdk.services.gamelift.model.FleetCapacityExceededException;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionCreationPolicy;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;

/** Game servers with legacy SDKs live from their start to their end, in both modes. */
final class LegacyLifecycleTest {
    private static final String PROCESS = "4194305";

    @TempDir
    private Path data;

    @ParameterizedTest
    @EnumSource(LegacyClients.class)
    void aGameServerLivesInPlaceOfGameLiftLocal(LegacyClients client) throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data);
                LegacyGameServer server = client.start(homeport.legacyPorts(), PROCESS)) {
            GameSession session = host(homeport, server, "fleet-123", null);
            assertThat(session.gameSessionId())
                    .matches("arn:aws:gamelift:local::gamesession/fleet-123/gsess-[0-9a-f-]{36}");
            assertThat(session.ipAddress()).isEqualTo("127.0.0.1");
            assertThat(session.dnsName()).isEqualTo("localhost");
            assertThat(session.port()).isEqualTo(7777);

            players(homeport, server, session);
            Path certificate = data.resolve("tls/cert.pem").toAbsolutePath();
            assertThat(server.call("GetInstanceCertificate", Map.of()).text())
                    .contains("\"certificatePath\":\"" + certificate + "\"");
            TestLegacy.eventually(() -> Files.exists(certificate));
            assertThat(server.call("BackfillMatchmakingRequest", backfill(session, "arn:cfg"))
                            .text())
                    .isEqualTo("{\"ticketId\":\"ticket-1\"}");
            assertThat(server.call("BackfillMatchmakingRequest", backfill(session, ""))
                            .success())
                    .isFalse();
            assertThat(server.call("StopMatchmakingRequest", backfill(session, "arn:cfg"))
                            .success())
                    .isTrue();
            end(homeport, server, session);
        }
    }

    @ParameterizedTest
    @EnumSource(LegacyClients.class)
    void aGameServerLivesBesideAllOthers(LegacyClients client) throws Exception {
        try (TestHomeport homeport = TestLegacy.beside(data);
                LegacyGameServer server = client.start(homeport.legacyPorts(), PROCESS)) {
            GameSession session = host(homeport, server, "fleet-legacy", "custom-legacy");
            assertThat(session.gameSessionId())
                    .matches("arn:aws:gamelift:us-west-2::gamesession/fleet-legacy/custom-legacy/gsess-[0-9a-f-]{36}");
            assertThat(homeport.gameLift()
                            .listCompute(request -> request.fleetId("fleet-legacy"))
                            .computeList())
                    .singleElement()
                    .satisfies(compute -> assertThat(compute.computeName())
                            .isEqualTo(homeport.state().processes().all().stream()
                                    .findFirst()
                                    .orElseThrow()
                                    .key()
                                    .compute()
                                    .name()));

            players(homeport, server, session);
            Outcome backfill = server.call("BackfillMatchmakingRequest", backfill(session, "arn:cfg"));
            assertThat(backfill.success()).isFalse();
            if (client.hearsReasons()) {
                assertThat(backfill.text())
                        .isEqualTo("{\"status\":\"ERROR_400\",\"errorMessage\":"
                                + "\"StartMatchBackfill is not supported by Homeport yet\"}");
            }
            end(homeport, server, session);
        }
    }

    @Test
    void aProcessThatIsNotReadyAfterAllLosesTheSession() throws Exception {
        try (TestHomeport homeport = TestLegacy.local(data);
                Sdk3Server server = Sdk3Server.refusing(homeport.legacyPorts().socketIoPort(), PROCESS)) {
            server.getReady();
            GameSession session = homeport.gameLift()
                    .createGameSession(request -> request.fleetId("fleet-123").maximumPlayerSessionCount(2))
                    .gameSession();

            TestLegacy.eventually(() -> TestLegacy.status(homeport, session) == GameSessionStatus.TERMINATED);
            assertThatThrownBy(() -> homeport.gameLift()
                            .createGameSession(
                                    request -> request.fleetId("fleet-123").maximumPlayerSessionCount(2)))
                    .isInstanceOf(FleetCapacityExceededException.class);
        }
    }

    private static GameSession host(TestHomeport homeport, LegacyGameServer server, String fleet, String location)
            throws Exception {
        assertDone(server.call("ProcessReady", Map.of("port", 7777, "logPathsToUpload", List.of("/var/a.log"))));
        assertDone(server.call("ReportHealth", Map.of("healthStatus", true)));
        return activate(homeport, server, fleet, location);
    }

    private static GameSession activate(TestHomeport homeport, LegacyGameServer server, String fleet, String location)
            throws Exception {
        GameSession created = TestLegacy.createSession(
                homeport,
                CreateGameSessionRequest.builder()
                        .fleetId(fleet)
                        .location(location)
                        .maximumPlayerSessionCount(2)
                        .build());
        Told start = server.next();
        assertThat(start.callback()).isEqualTo("StartGameSession");
        assertThat(start.json()).contains("\"gameSessionId\":\"" + created.gameSessionId() + "\"");
        assertDone(server.call("GameSessionActivate", Map.of("gameSessionId", created.gameSessionId())));
        assertThat(TestLegacy.status(homeport, created)).isEqualTo(GameSessionStatus.ACTIVE);
        return created;
    }

    private static void players(TestHomeport homeport, LegacyGameServer server, GameSession session) throws Exception {
        String id = session.gameSessionId();
        assertThat(server.call("DescribePlayerSessionsRequest", Map.of("gameSessionId", id))
                        .text())
                .isEqualTo("{\"nextToken\":\"\",\"playerSessions\":[]}");
        PlayerSession player = homeport.gameLift()
                .createPlayerSession(
                        request -> request.gameSessionId(id).playerId("alice").playerData("red"))
                .playerSession();
        Map<String, Object> both = Map.of("gameSessionId", id, "playerSessionId", player.playerSessionId());
        assertDone(server.call("AcceptPlayerSession", both));
        assertThat(server.call("AcceptPlayerSession", both).success()).isFalse();
        assertThat(server.call("AcceptPlayerSession", Map.of("gameSessionId", id))
                        .success())
                .isFalse();
        assertThat(server.call("DescribePlayerSessionsRequest", Map.of("playerId", "alice", "limit", 10))
                        .text())
                .contains("\"playerSessionId\":\"" + player.playerSessionId() + "\"")
                .contains("\"status\":\"ACTIVE\"")
                .contains("\"creationTime\":\"" + player.creationTime().toEpochMilli() + "\"")
                .contains("\"dnsName\":\"localhost\"");
        assertDone(server.call("RemovePlayerSession", both));
        assertThat(homeport.gameLift()
                        .describePlayerSessions(request -> request.playerId("alice"))
                        .playerSessions()
                        .getFirst()
                        .status())
                .isEqualTo(PlayerSessionStatus.COMPLETED);
        assertDone(server.call(
                "UpdatePlayerSessionCreationPolicy",
                Map.of("gameSessionId", id, "newPlayerSessionCreationPolicy", "DENY_ALL")));
        assertThat(homeport.gameLift()
                        .describeGameSessions(request -> request.gameSessionId(id))
                        .gameSessions()
                        .getFirst()
                        .playerSessionCreationPolicy())
                .isEqualTo(PlayerSessionCreationPolicy.DENY_ALL);
    }

    private static Map<String, Object> backfill(GameSession session, String configuration) {
        return Map.of("gameSessionArn", session.gameSessionId(), "matchmakingConfigurationArn", configuration);
    }

    /** Ends the session, hosts another on the same connection, and ends with that one running. */
    private static void end(TestHomeport homeport, LegacyGameServer server, GameSession first) throws Exception {
        assertDone(server.call("GameSessionTerminate", Map.of("gameSessionId", first.gameSessionId())));
        assertThat(TestLegacy.status(homeport, first)).isEqualTo(GameSessionStatus.TERMINATED);
        assertDone(server.call("ReportHealth", Map.of("healthStatus", true)));

        assertDone(server.call("ProcessReady", Map.of("port", 7777)));
        assertDone(server.call("ReportHealth", Map.of("healthStatus", true)));
        GameSession second = activate(homeport, server, first.fleetId(), first.location());
        homeport.gameLift()
                .terminateGameSession(request ->
                        request.gameSessionId(second.gameSessionId()).terminationMode("TRIGGER_ON_PROCESS_TERMINATE"));
        Told terminate = server.next();
        assertThat(terminate.callback()).isEqualTo("TerminateProcess");
        assertThat(terminate.json()).matches("\\{\"terminationTime\":\"\\d+\"}");
        assertDone(server.call("ProcessEnding", Map.of()));
        assertThat(TestLegacy.status(homeport, second)).isEqualTo(GameSessionStatus.TERMINATED);
        assertThat(homeport.state().processes().all()).isEmpty();
    }

    private static void assertDone(Outcome outcome) {
        assertThat(outcome.success()).as(outcome.text()).isTrue();
        assertThat(outcome.text()).isIn("{}", "");
    }
}
