package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.legacy.client.Sdk3Server;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.FleetCapacityExceededException;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.GameSessionPlacementState;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;
import software.amazon.awssdk.services.gamelift.model.InvalidRequestException;
import software.amazon.awssdk.services.gamelift.model.NotFoundException;

/** The API as users of GameLift Local know it. */
final class LocalHabitsTest {
    private static TestHomeport homeport;
    private static GameLiftClient gameLift;

    @BeforeAll
    static void start(@TempDir Path data) {
        homeport = TestLegacy.local(data);
        gameLift = homeport.gameLift();
    }

    @AfterAll
    static void stop() {
        homeport.close();
    }

    @Test
    void anyFleetIdWorksWithoutBeingCreated() {
        assertThat(gameLift.describeGameSessions(request -> request.fleetId("fleet-never-seen"))
                        .gameSessions())
                .isEmpty();
        assertThatThrownBy(() -> gameLift.createGameSession(
                        request -> request.fleetId("fleet-unheard-of").maximumPlayerSessionCount(1)))
                .isInstanceOf(FleetCapacityExceededException.class)
                .hasMessageContaining("Unable to reserve a process on fleet fleet-unheard-of");
    }

    @Test
    void aFleetIdMayHoldWhatGameLiftWouldRefuse() throws Exception {
        try (Sdk3Server server = ready("4194313")) {
            GameSession session = gameLift.createGameSession(
                            request -> request.fleetId("fleet-my_game:v1.2").maximumPlayerSessionCount(1))
                    .gameSession();
            server.call("GameSessionActivate", Map.of("gameSessionId", session.gameSessionId()));

            assertThat(gameLift.createPlayerSession(request -> request.gameSessionId(session.gameSessionId())
                                    .playerId("alice"))
                            .playerSession()
                            .fleetId())
                    .isEqualTo("fleet-my_game:v1.2");
            server.call("ProcessEnding", Map.of());
        }
        assertThatThrownBy(() -> gameLift.describeGameSessions(request -> request.fleetId("fleet-a/b")))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("Value 'fleet-a/b' at 'fleetId' failed to satisfy constraint");
    }

    @Test
    void aSessionGoesByItsShortIdBesideItsArn() throws Exception {
        try (Sdk3Server server = ready("4194310")) {
            GameSession session = gameLift.createGameSession(request -> request.fleetId("fleet-1")
                            .gameSessionId("hello-mps")
                            .maximumPlayerSessionCount(2))
                    .gameSession();
            assertThat(session.gameSessionId()).isEqualTo("arn:aws:gamelift:local::gamesession/fleet-1/hello-mps");
            server.call("GameSessionActivate", Map.of("gameSessionId", session.gameSessionId()));

            for (String id : new String[] {"hello-mps", session.gameSessionId()}) {
                assertThat(gameLift.describeGameSessions(request -> request.gameSessionId(id))
                                .gameSessions())
                        .hasSize(1);
                assertThat(gameLift.createPlayerSession(
                                        request -> request.gameSessionId(id).playerId("player of " + id))
                                .playerSession()
                                .gameSessionId())
                        .isEqualTo(session.gameSessionId());
                assertThat(gameLift.describePlayerSessions(request -> request.gameSessionId(id))
                                .playerSessions())
                        .isNotEmpty();
            }
            server.call("ProcessEnding", Map.of());
        }
        assertThatThrownBy(() -> gameLift.describeGameSessions(request -> request.gameSessionId("nobody")))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("Game session nobody not found");
    }

    @Test
    void oneProcessServesWhicheverFleetAsksNext() throws Exception {
        try (Sdk3Server server = ready("4194311")) {
            for (String fleet : new String[] {"fleet-a", "fleet-b"}) {
                GameSession session = TestLegacy.createSession(
                        homeport,
                        software.amazon.awssdk.services.gamelift.model.CreateGameSessionRequest.builder()
                                .fleetId(fleet)
                                .maximumPlayerSessionCount(1)
                                .build());
                assertThat(server.next().json()).contains("\"fleetId\":\"" + fleet + "\"");
                server.call("GameSessionTerminate", Map.of("gameSessionId", session.gameSessionId()));
                server.getReady();
            }
            server.call("ProcessEnding", Map.of());
        }
    }

    @Test
    void aQueueFindsTheProcessToo() throws Exception {
        try (Sdk3Server server = ready("4194312")) {
            gameLift.createGameSessionQueue(request -> request.name("queue")
                    .destinations(GameSessionQueueDestination.builder()
                            .destinationArn("arn:aws:gamelift:local::fleet/fleet-queued")
                            .build()));
            gameLift.startGameSessionPlacement(request ->
                    request.placementId("place-1").gameSessionQueueName("queue").maximumPlayerSessionCount(2));
            String started = server.next().json();
            assertThat(started).contains("arn:aws:gamelift:local::gamesession/fleet-queued/place-1");
            server.call(
                    "GameSessionActivate",
                    Map.of("gameSessionId", "arn:aws:gamelift:local::gamesession/fleet-queued/place-1"));
            assertThat(gameLift.describeGameSessionPlacement(request -> request.placementId("place-1"))
                            .gameSessionPlacement()
                            .status())
                    .isEqualTo(GameSessionPlacementState.FULFILLED);
            server.call("ProcessEnding", Map.of());
        }
    }

    private static Sdk3Server ready(String processId) throws Exception {
        Sdk3Server server = new Sdk3Server(homeport.legacyPorts().socketIoPort(), processId, "3.4.0");
        server.getReady();
        return server;
    }
}
