package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.client.LegacyClients;
import dev.homeport.server.legacy.client.LegacyGameServer;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionPlacementState;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;
import software.amazon.awssdk.services.gamelift.model.RoutingStrategyType;

/** Legacy processes take part in whatever other processes do. */
final class OrdinaryProcessTest {
    private static final String FLEET = "fleet-legacy";
    private static final String LOCATION = "custom-legacy";

    @TempDir
    private Path data;

    @ParameterizedTest
    @EnumSource(
            value = LegacyClients.class,
            names = {"JAVA_SDK_3", "JAVA_SDK_4"})
    void aliasesSearchesDescriptionsAndQueuesFindThem(LegacyClients client) throws Exception {
        try (TestHomeport homeport = TestLegacy.beside(data);
                LegacyGameServer server = client.start(homeport.legacyPorts(), "4194330")) {
            server.getReady();
            GameSession session = createThroughAlias(homeport.gameLift());
            activate(server, session.gameSessionId());
            assertFound(homeport.gameLift(), session);

            server.call("GameSessionTerminate", Map.of("gameSessionId", session.gameSessionId()));
            server.getReady();
            startPlacement(homeport.gameLift());
            activate(server, "arn:aws:gamelift:us-west-2::gamesession/%s/%s/place-1".formatted(FLEET, LOCATION));
            assertThat(homeport.gameLift()
                            .describeGameSessionPlacement(request -> request.placementId("place-1"))
                            .gameSessionPlacement()
                            .status())
                    .isEqualTo(GameSessionPlacementState.FULFILLED);
        }
    }

    private static GameSession createThroughAlias(GameLiftClient gameLift) {
        String alias = gameLift.createAlias(request -> request.name("alias")
                        .routingStrategy(routing ->
                                routing.type(RoutingStrategyType.SIMPLE).fleetId(FLEET)))
                .alias()
                .aliasId();
        return gameLift.createGameSession(
                        request -> request.aliasId(alias).location(LOCATION).maximumPlayerSessionCount(2))
                .gameSession();
    }

    private static void activate(LegacyGameServer server, String sessionId) throws Exception {
        assertThat(server.next().json()).contains("\"gameSessionId\":\"" + sessionId + "\"");
        assertThat(server.call("GameSessionActivate", Map.of("gameSessionId", sessionId))
                        .success())
                .isTrue();
    }

    private static void assertFound(GameLiftClient gameLift, GameSession session) {
        assertThat(gameLift.searchGameSessions(request -> request.fleetId(FLEET)
                                .location(LOCATION)
                                .filterExpression("hasAvailablePlayerSessions=true"))
                        .gameSessions())
                .extracting(GameSession::gameSessionId)
                .containsExactly(session.gameSessionId());
        assertThat(gameLift.describeGameSessionDetails(request -> request.gameSessionId(session.gameSessionId()))
                        .gameSessionDetails())
                .singleElement()
                .satisfies(details ->
                        assertThat(details.gameSession().gameSessionId()).isEqualTo(session.gameSessionId()));
        assertThat(gameLift.listCompute(request -> request.fleetId(FLEET)).computeList())
                .singleElement()
                .satisfies(compute -> {
                    assertThat(compute.location()).isEqualTo(LOCATION);
                    assertThat(compute.ipAddress()).isEqualTo(session.ipAddress());
                });
    }

    private static void startPlacement(GameLiftClient gameLift) {
        gameLift.createGameSessionQueue(request -> request.name("queue")
                .destinations(GameSessionQueueDestination.builder()
                        .destinationArn("arn:aws:gamelift:us-west-2:000000000000:fleet/" + FLEET)
                        .build()));
        gameLift.startGameSessionPlacement(request ->
                request.placementId("place-1").gameSessionQueueName("queue").maximumPlayerSessionCount(2));
    }
}
