package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.TestGameServer;
import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.DesiredPlayerSession;
import software.amazon.awssdk.services.gamelift.model.GameProperty;
import software.amazon.awssdk.services.gamelift.model.GameSessionPlacement;
import software.amazon.awssdk.services.gamelift.model.GameSessionPlacementState;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;
import software.amazon.awssdk.services.gamelift.model.InvalidRequestException;
import software.amazon.awssdk.services.gamelift.model.NotFoundException;
import software.amazon.awssdk.services.gamelift.model.PlayerLatency;
import software.amazon.awssdk.services.gamelift.model.PlayerSessionStatus;
import software.amazon.awssdk.services.gamelift.model.StartGameSessionPlacementRequest;

final class PlacementTest {
    private TestHomeport homeport;
    private GameLiftClient gameLift;
    private String fleetId;

    @BeforeEach
    void start(@TempDir Path data) {
        homeport = TestHomeport.start(data);
        gameLift = homeport.gameLift();
        fleetId = homeport.createFleet("custom-home");
        gameLift.createGameSessionQueue(request -> request.name("q")
                .destinations(GameSessionQueueDestination.builder()
                        .destinationArn("arn:aws:gamelift:us-west-2::fleet/" + fleetId)
                        .build()));
    }

    @AfterEach
    void stop() {
        homeport.close();
    }

    @Test
    void aPlacementEndsWithAGameSessionAndItsPlayers() throws Exception {
        GameSessionPlacement waiting = place(
                "p-1",
                request -> request.gameSessionName("match")
                        .gameProperties(
                                GameProperty.builder().key("mode").value("ctf").build())
                        .gameSessionData("data")
                        .desiredPlayerSessions(
                                DesiredPlayerSession.builder().playerId("ann").build()));
        assertThat(waiting.status()).isEqualTo(GameSessionPlacementState.PENDING);
        assertThat(waiting.gameSessionArn()).isNull();
        assertThat(waiting.endTime()).isNull();
        try (TestGameServer server = TestGameServer.start(homeport, fleetId, "custom-home", "pc")) {
            String sessionArn = server.activateSession();
            GameSessionPlacement fulfilled = describe("p-1");
            assertThat(fulfilled.status()).isEqualTo(GameSessionPlacementState.FULFILLED);
            assertThat(fulfilled.gameSessionId()).isEqualTo("p-1");
            assertThat(fulfilled.gameSessionArn())
                    .isEqualTo(sessionArn)
                    .isEqualTo("arn:aws:gamelift:us-west-2::gamesession/%s/custom-home/p-1", fleetId);
            assertThat(fulfilled.gameSessionRegion()).isEqualTo("us-west-2");
            assertThat(fulfilled.ipAddress()).isEqualTo("192.0.2.7");
            assertThat(fulfilled.port()).isEqualTo(7777);
            assertThat(fulfilled.gameProperties()).hasSize(1);
            assertThat(fulfilled.gameSessionData()).isEqualTo("data");
            assertThat(fulfilled.endTime()).isNotNull();
            assertThat(fulfilled.placedPlayerSessions()).singleElement().satisfies(player -> {
                assertThat(player.playerId()).isEqualTo("ann");
                assertThat(gameLift.describePlayerSessions(request -> request.playerSessionId(player.playerSessionId()))
                                .playerSessions()
                                .getFirst()
                                .status())
                        .isEqualTo(PlayerSessionStatus.RESERVED);
            });
        }
    }

    @Test
    void aWaitingPlacementCanBeStopped() {
        place(
                "p-1",
                request -> request.playerLatencies(PlayerLatency.builder()
                        .playerId("ann")
                        .regionIdentifier("custom-home")
                        .latencyInMilliseconds(12.5f)
                        .build()));
        GameSessionPlacement stopped = gameLift.stopGameSessionPlacement(request -> request.placementId("p-1"))
                .gameSessionPlacement();
        assertThat(stopped.status()).isEqualTo(GameSessionPlacementState.CANCELLED);
        assertThat(stopped.playerLatencies().getFirst().latencyInMilliseconds()).isEqualTo(12.5f);
        assertThat(describe("p-1")).isEqualTo(stopped);
        assertThatThrownBy(() -> gameLift.stopGameSessionPlacement(request -> request.placementId("p-1")))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void whatIsWrongWithAPlacementIsSaid() {
        assertThatThrownBy(() -> describe("none"))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("Game session placement none not found");
        assertRefused(
                request -> request.maximumPlayerSessionCount(201),
                "MaximumPlayerSessionCount is 201; a game session has at most 200 players");
        assertRefused(
                request -> request.playerLatencies(PlayerLatency.builder()
                        .playerId("ann")
                        .latencyInMilliseconds(1f)
                        .build()),
                "RegionIdentifier is required in each of PlayerLatencies");
        assertRefused(
                request -> request.playerLatencies(PlayerLatency.builder()
                        .playerId("ann")
                        .regionIdentifier("custom-home")
                        .latencyInMilliseconds(-1f)
                        .build()),
                "LatencyInMilliseconds is -1.0; it cannot be less than 0");
        assertRefused(
                request -> request.priorityConfigurationOverride(override -> override.locationOrder("custom-home")),
                "PriorityConfigurationOverride needs a queue that prioritizes LOCATION");
    }

    private GameSessionPlacement place(String id, Consumer<StartGameSessionPlacementRequest.Builder> change) {
        return gameLift.startGameSessionPlacement(request -> change.accept(
                        request.placementId(id).gameSessionQueueName("q").maximumPlayerSessionCount(4)))
                .gameSessionPlacement();
    }

    private GameSessionPlacement describe(String id) {
        return gameLift.describeGameSessionPlacement(request -> request.placementId(id))
                .gameSessionPlacement();
    }

    private void assertRefused(Consumer<StartGameSessionPlacementRequest.Builder> change, String message) {
        assertThatThrownBy(() -> place("bad", change))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(message);
    }
}
