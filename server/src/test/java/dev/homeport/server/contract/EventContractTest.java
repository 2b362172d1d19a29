package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class EventContractTest extends ContractTest {
    @Test
    void theEventsOfAFleetAreToldNewestFirst() {
        String location = newLocation();
        String fleetId = newFleet(location);
        List<Map<String, Object>> events = eventsOf(fleetId);
        assertThat(each(events, "EventCode"))
                .containsExactly(
                        "FLEET_STATE_ACTIVE", "LOCATION_STATE_ACTIVE", "LOCATION_STATE_CREATED", "FLEET_CREATED");
        assertThat(events.getFirst())
                .containsOnlyKeys("EventId", "ResourceId", "EventCode", "Message", "EventTime")
                .containsEntry("ResourceId", fleetId)
                .containsEntry("Message", "Fleet " + fleetId + " changed state to ACTIVE")
                .containsEntry("EventTime", now());
        assertThat(each(events, "EventId")).doesNotHaveDuplicates();
    }

    @Test
    void changesOfAFleetLeaveEvents() {
        String away = newLocation();
        String fleetId = newFleet(newLocation());
        call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(away));
        call("UpdateFleetAttributes", "FleetId", fleetId, "NewGameSessionProtectionPolicy", "FullProtection");
        call("DeleteFleetLocations", "FleetId", fleetId, "Locations", List.of(away));
        call("DeleteFleet", "FleetId", fleetId);
        assertThat(each(eventsOf(fleetId), "EventCode").subList(0, 6))
                .containsExactly(
                        "FLEET_DELETED",
                        "LOCATION_STATE_DELETED",
                        "LOCATION_STATE_DELETING",
                        "FLEET_NEW_GAME_SESSION_PROTECTION_POLICY_UPDATED",
                        "LOCATION_STATE_ACTIVE",
                        "LOCATION_STATE_CREATED");
    }

    @Test
    void eventsAreToldPageByPageToTheEnd() {
        String fleetId = newFleet(newLocation());
        List<Map<String, Object>> pages = pages(3, "DescribeFleetEvents", "FleetId", fleetId);
        assertThat(pages).hasSize(2);
        assertThat(all("Events", pages)).isEqualTo(eventsOf(fleetId));
    }

    @Test
    void eventsCanBeNarrowedDownToATime() {
        String fleetId = newFleet(newLocation());
        Instant created = now();
        Instant later = SERVER.clock().advance(Duration.ofMinutes(10));
        call("DeleteFleet", "FleetId", ACCOUNT_ARN + "fleet/" + fleetId);
        // boto3 sends whole seconds, so the bounds lie between the two instants and not on them.
        Instant between = created.plusSeconds(300);
        assertThat(each(eventsWithin(fleetId, between, later.plusSeconds(60)), "EventCode"))
                .containsExactly("FLEET_DELETED");
        assertThat(each(eventsWithin(fleetId, created.minusSeconds(60), between), "EventCode"))
                .hasSize(4)
                .contains("FLEET_CREATED");
        assertThat(eventsWithin(fleetId, created.minusSeconds(120), created.minusSeconds(60)))
                .isEmpty();
    }

    private List<Map<String, Object>> eventsOf(String fleetId) {
        return list(call("DescribeFleetEvents", "FleetId", fleetId), "Events");
    }

    private List<Map<String, Object>> eventsWithin(String fleetId, Instant start, Instant end) {
        return list(call("DescribeFleetEvents", "FleetId", fleetId, "StartTime", start, "EndTime", end), "Events");
    }
}
