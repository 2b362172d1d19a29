package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestGameServer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PlacementContractTest extends SessionContractTest {
    private String location;
    private String fleetId;
    private String queue;
    private String id;

    @BeforeEach
    void openQueue() {
        location = newLocation();
        fleetId = newFleet(location);
        queue = SERVER.newName("queue");
        id = SERVER.newName("placement");
        call(
                "CreateGameSessionQueue",
                "Name",
                queue,
                "TimeoutInSeconds",
                10L,
                "Destinations",
                List.of(Map.of("DestinationArn", ACCOUNT_ARN + "fleet/" + fleetId)));
    }

    @Test
    void aPlacementWaitsForAProcessAndEndsWithAGameSessionAndItsPlayers() {
        Map<String, Object> pending = start(
                "GameProperties",
                properties("mode", "ctf"),
                "DesiredPlayerSessions",
                List.of(Map.of("PlayerId", "ann", "PlayerData", "level 3")),
                "PlayerLatencies",
                List.of(Map.of("PlayerId", "ann", "RegionIdentifier", location, "LatencyInMilliseconds", 12.5)));
        assertThat(pending)
                .containsEntry("Status", "PENDING")
                .containsEntry("StartTime", now())
                .containsEntry("PlacedPlayerSessions", List.of())
                .doesNotContainKeys("EndTime", "GameSessionArn");

        TestGameServer server = newServer(fleetId, location);
        String session = activate(server);
        Map<String, Object> fulfilled = describe();
        assertThat(fulfilled)
                .containsEntry("Status", "FULFILLED")
                .containsEntry("GameSessionId", id)
                .containsEntry("GameSessionArn", session)
                .containsEntry("GameSessionRegion", "us-west-2")
                .containsEntry("IpAddress", "192.0.2.7")
                .containsEntry("Port", 7777L)
                .containsEntry("EndTime", now());
        assertThat(session).endsWith("/" + fleetId + "/" + location + "/" + id);
        Map<String, Object> placed = ContractTest.<Map<String, Object>>list(fulfilled, "PlacedPlayerSessions")
                .getFirst();
        assertThat(placed).containsEntry("PlayerId", "ann");
        Map<String, Object> player = ContractTest.<Map<String, Object>>list(
                        call("DescribePlayerSessions", "PlayerSessionId", placed.get("PlayerSessionId")),
                        "PlayerSessions")
                .getFirst();
        assertThat(player)
                .containsEntry("Status", "RESERVED")
                .containsEntry("PlayerData", "level 3")
                .containsEntry("GameSessionId", session);
    }

    @Test
    void aWaitingPlacementCanBeStoppedOnce() {
        start();
        Map<String, Object> stopped = map(call("StopGameSessionPlacement", "PlacementId", id), "GameSessionPlacement");
        assertThat(stopped).containsEntry("Status", "CANCELLED").containsEntry("EndTime", now());
        assertThat(describe()).isEqualTo(stopped);
        assertInvalid(
                "Game session placement " + id + " is in status CANCELLED; only one that is PENDING can be stopped",
                "StopGameSessionPlacement",
                "PlacementId",
                id);
    }

    @Test
    void aPlacementTimesOutAsItsQueueSays() {
        start();
        SERVER.clock().advance(Duration.ofSeconds(10));
        assertThat(describe()).containsEntry("Status", "TIMED_OUT").containsEntry("EndTime", now());
    }

    @Test
    void whatIsWrongWithAPlacementIsSaid() {
        assertNotFound("Game session placement none not found", "DescribeGameSessionPlacement", "PlacementId", "none");
        start();
        assertInvalid(
                "PlacementId " + id + " has been used before; each can be used once",
                "StartGameSessionPlacement",
                "PlacementId",
                id,
                "GameSessionQueueName",
                queue,
                "MaximumPlayerSessionCount",
                2L);
        assertNotFound(
                "Game session queue none not found",
                "StartGameSessionPlacement",
                "PlacementId",
                SERVER.newName("placement"),
                "GameSessionQueueName",
                "none",
                "MaximumPlayerSessionCount",
                2L);
    }

    private Map<String, Object> start(Object... namesAndValues) {
        Map<String, Object> input = new LinkedHashMap<>(
                members("PlacementId", id, "GameSessionQueueName", queue, "MaximumPlayerSessionCount", 2L));
        input.putAll(members(namesAndValues));
        return map(call("StartGameSessionPlacement", input), "GameSessionPlacement");
    }

    private Map<String, Object> describe() {
        return map(call("DescribeGameSessionPlacement", "PlacementId", id), "GameSessionPlacement");
    }
}
