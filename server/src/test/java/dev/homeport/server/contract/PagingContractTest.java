package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pages of sessions and events; those of other nouns are turned in the tests of the nouns. */
final class PagingContractTest extends SessionContractTest {
    private String location;
    private String fleetId;

    @BeforeEach
    void openFleet() {
        location = newLocation();
        fleetId = newFleet(location);
    }

    @Test
    void sessionsAndTheirPlayersAreDescribedPageByPageToTheEnd() {
        List<String> sessions = List.of(newActiveSession(fleetId, location), newActiveSession(fleetId, location));
        call("CreatePlayerSessions", "GameSessionId", sessions.getFirst(), "PlayerIds", List.of("a", "b", "c"));

        assertThat(each(members(pages(1, "DescribeGameSessions", "FleetId", fleetId), "GameSessions"), "GameSessionId"))
                .containsExactlyInAnyOrderElementsOf(sessions);
        List<Map<String, Object>> details =
                members(pages(1, "DescribeGameSessionDetails", "FleetId", fleetId), "GameSessionDetails");
        assertThat(details)
                .extracting(detail -> map(detail, "GameSession").get("GameSessionId"))
                .containsExactlyInAnyOrderElementsOf(sessions);
        List<Map<String, Object>> players =
                members(pages(1, "DescribePlayerSessions", "GameSessionId", sessions.getFirst()), "PlayerSessions");
        assertThat(each(players, "PlayerId")).containsExactlyInAnyOrder("a", "b", "c");
    }

    @Test
    void eventsAreDescribedPageByPageToTheEnd() {
        assertThat(each(members(pages(1, "DescribeFleetEvents", "FleetId", fleetId), "Events"), "EventCode"))
                .containsExactly(
                        "FLEET_STATE_ACTIVE", "LOCATION_STATE_ACTIVE", "LOCATION_STATE_CREATED", "FLEET_CREATED");
    }
}
