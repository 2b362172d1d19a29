package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.model.ComputeType;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionStatus;
import software.amazon.awssdk.services.gamelift.model.LocationConfiguration;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;

final class SdkLifecycleTest {
    @Test
    void aPlayerGoesFromReservedToActiveToCompleted(@TempDir Path data) throws Exception {
        try (TestHomeport homeport = TestHomeport.start(data)) {
            var gameLift = homeport.gameLift();
            gameLift.createLocation(r -> r.locationName("custom-office"));
            String fleetId = gameLift.createFleet(r -> r.name("desk")
                            .computeType(ComputeType.ANYWHERE)
                            .locations(LocationConfiguration.builder()
                                    .location("custom-office")
                                    .build()))
                    .fleetAttributes()
                    .fleetId();
            gameLift.registerCompute(r -> r.fleetId(fleetId)
                    .computeName("my-compute")
                    .ipAddress("10.0.0.5")
                    .location("custom-office"));
            String token = gameLift.getComputeAuthToken(r -> r.fleetId(fleetId).computeName("my-compute"))
                    .authToken();
            String query = "Authorization=%s&ComputeId=my-compute&FleetId=%s&pID=proc-1&sdkLanguage=Go&sdkVersion=5.6.0"
                    .formatted(token, fleetId);
            try (SdkPeer process = SdkPeer.connect(homeport.endpoint(), query)) {
                process.call(
                        "ActivateServerProcess",
                        "r-1",
                        ",\"SdkVersion\":\"5.6.0\",\"SdkLanguage\":\"Go\",\"Port\":7777,\"LogPaths\":null");
                process.call("HeartbeatServerProcess", "r-2", ",\"HealthStatus\":true");
                GameSession created = gameLift.createGameSession(r ->
                                r.fleetId(fleetId).location("custom-office").maximumPlayerSessionCount(2))
                        .gameSession();
                assertThat(created.status()).isEqualTo(GameSessionStatus.ACTIVATING);
                assertThat(created.port()).isEqualTo(7777);
                String session = created.gameSessionId();
                assertThat(process.next())
                        .startsWith(
                                "{\"Action\":\"CreateGameSession\",\"StatusCode\":200,\"GameSessionId\":\"" + session);
                process.call("ActivateGameSession", "r-3", ",\"GameSessionId\":\"" + session + "\"");
                PlayerSession player = gameLift.createPlayerSession(
                                r -> r.gameSessionId(session).playerId("alice"))
                        .playerSession();
                assertThat(player.status()).isEqualTo(PlayerSessionStatus.RESERVED);
                String ids = ",\"GameSessionId\":\"%s\",\"PlayerSessionId\":\"%s\""
                        .formatted(session, player.playerSessionId());
                process.call("AcceptPlayerSession", "r-4", ids);
                process.call("RemovePlayerSession", "r-5", ids);
                assertThat(gameLift.describePlayerSessions(r -> r.playerId("alice"))
                                .playerSessions())
                        .singleElement()
                        .satisfies(one -> assertThat(one.status()).isEqualTo(PlayerSessionStatus.COMPLETED));
                process.call("TerminateServerProcess", "r-6", "");
                assertThat(gameLift.describeGameSessions(r -> r.gameSessionId(session))
                                .gameSessions()
                                .getFirst()
                                .status())
                        .isEqualTo(GameSessionStatus.TERMINATED);
            }
        }
    }
}
