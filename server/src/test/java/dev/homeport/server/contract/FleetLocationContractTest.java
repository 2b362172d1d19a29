package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class FleetLocationContractTest extends ContractTest {
    private String home;
    private String away;
    private String fleetId;

    @BeforeEach
    void makeFleet() {
        home = newLocation();
        away = newLocation();
        fleetId = newFleet(home);
    }

    @Test
    void anAddedLocationIsActiveAtOnce() {
        assertThat(call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(away)))
                .isEqualTo(states(away, "ACTIVE"));
        assertThat(locationsOfFleet()).containsExactly(home, away);
    }

    @Test
    void aRemovedLocationTakesItsComputesWithIt() {
        call("CreateFleetLocations", "FleetId", arn(), "Locations", configurations(away));
        register(fleetId, home, "stays");
        register(fleetId, away, "goes");
        assertThat(call("DeleteFleetLocations", "FleetId", arn(), "Locations", List.of(away)))
                .isEqualTo(states(away, "DELETING"));
        assertThat(locationsOfFleet()).containsExactly(home);
        assertThat(each(list(call("ListCompute", "FleetId", fleetId), "ComputeList"), "ComputeName"))
                .containsExactly("stays");
    }

    @Test
    void namedLocationsComeInTheOrderAskedForAndOthersAreLeftOut() {
        call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(away));
        Map<String, Object> output = call(
                "DescribeFleetLocationAttributes",
                "FleetId",
                fleetId,
                "Locations",
                List.of(away, "custom-nowhere", home));
        assertThat(output)
                .isEqualTo(Map.of("FleetId", fleetId, "FleetArn", arn(), "LocationAttributes", attributes(away, home)));
    }

    @Test
    void locationsOfAFleetAreListedPageByPageToTheEnd() {
        call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(away));
        List<Map<String, Object>> pages = pages(1, "DescribeFleetLocationAttributes", "FleetId", fleetId);
        assertThat(pages).hasSize(2);
        assertThat(pages.getFirst()).containsEntry("LocationAttributes", attributes(home));
        assertThat(pages.getLast()).containsEntry("LocationAttributes", attributes(away));
    }

    @Test
    void aLocationIsAddedOnlyOnce() {
        assertRefused(
                "ConflictException",
                "Location %s is already a location of fleet %s".formatted(home, fleetId),
                "CreateFleetLocations",
                "FleetId",
                fleetId,
                "Locations",
                configurations(home));
    }

    @Test
    void whatOneBadLocationSpoilsLeavesTheFleetAsItWas() {
        assertNotFound(
                "Location custom-nowhere not found",
                "CreateFleetLocations",
                "FleetId",
                fleetId,
                "Locations",
                configurations(away, "custom-nowhere"));
        assertNotFound(
                "Location %s is not a location of fleet %s".formatted(away, fleetId),
                "DeleteFleetLocations",
                "FleetId",
                fleetId,
                "Locations",
                List.of(home, away));
        assertThat(locationsOfFleet()).containsExactly(home);
    }

    @Test
    void locationsMustBeGiven() {
        assertViolates(
                "Value null at 'locations' failed to satisfy constraint: Member must not be null",
                "CreateFleetLocations",
                "FleetId",
                fleetId);
        assertViolates(
                "Value '[0 members]' at 'locations' failed to satisfy constraint: "
                        + "Member must have length greater than or equal to 1",
                "DeleteFleetLocations",
                "FleetId",
                fleetId,
                "Locations",
                List.of());
    }

    private String arn() {
        return ACCOUNT_ARN + "fleet/" + fleetId;
    }

    private List<Object> locationsOfFleet() {
        List<Map<String, Object>> attributes =
                list(call("DescribeFleetLocationAttributes", "FleetId", fleetId), "LocationAttributes");
        return attributes.stream()
                .map(attribute -> map(attribute, "LocationState").get("Location"))
                .toList();
    }

    private Map<String, Object> states(String location, String status) {
        return Map.of(
                "FleetId", fleetId,
                "FleetArn", arn(),
                "LocationStates", List.of(Map.of("Location", location, "Status", status)));
    }

    private static List<Map<String, Object>> attributes(String... locations) {
        return List.of(locations).stream()
                .map(location -> members(
                        "LocationState", Map.of("Location", location, "Status", "ACTIVE"), "StoppedActions", List.of()))
                .toList();
    }
}
