package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class FleetFactsContractTest extends SessionContractTest {
    private static final String NO_FLEET = "fleet-00000000-0000-4000-8000-000000000000";

    private String location;
    private String fleetId;

    @BeforeEach
    void openFleet() {
        location = newLocation();
        fleetId = newFleet(location);
    }

    @Test
    void utilizationCountsProcessesSessionsAndPlayers() {
        String elsewhere = newLocation();
        call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(elsewhere));
        String session = newActiveSession(fleetId, location);
        newServer(fleetId, elsewhere);
        call("CreatePlayerSessions", "GameSessionId", session, "PlayerIds", List.of("ann", "bob"));

        assertThat(list(call("DescribeFleetUtilization", "FleetIds", List.of(fleetId, NO_FLEET)), "FleetUtilization"))
                .containsExactly(utilization(2, 1, 2, 4));
        Map<String, Object> here = utilization(1, 1, 2, 4);
        here.put("Location", location);
        assertThat(call("DescribeFleetLocationUtilization", "FleetId", fleetId, "Location", location))
                .isEqualTo(Map.of("FleetUtilization", here));
        Map<String, Object> there = utilization(1, 0, 0, 0);
        there.put("Location", elsewhere);
        assertThat(call("DescribeFleetLocationUtilization", "FleetId", fleetId, "Location", elsewhere))
                .isEqualTo(Map.of("FleetUtilization", there));
    }

    @Test
    void capacityCountsComputesAsIfTheyWereInstances() {
        newActiveSession(fleetId, location);
        register(fleetId, location, "spare");

        assertThat(list(call("DescribeFleetCapacity", "FleetIds", List.of(fleetId)), "FleetCapacity"))
                .containsExactly(capacity());
        Map<String, Object> here = capacity();
        here.put("Location", location);
        assertThat(call("DescribeFleetLocationCapacity", "FleetId", fleetId, "Location", location))
                .isEqualTo(Map.of("FleetCapacity", here));
    }

    @Test
    void allFleetsAreCountedPageByPageToTheEnd() {
        String other = newFleet(location);
        assertThat(each(members(pages(50, "DescribeFleetUtilization"), "FleetUtilization"), "FleetId"))
                .contains(fleetId, other)
                .doesNotHaveDuplicates();
        assertThat(each(members(pages(50, "DescribeFleetCapacity"), "FleetCapacity"), "FleetId"))
                .contains(fleetId, other)
                .doesNotHaveDuplicates();
    }

    @Test
    void aLocationThatTheFleetDoesNotHaveIsNotFound() {
        String message = "Location custom-nowhere is not a location of fleet " + fleetId;
        for (String operation : List.of(
                "DescribeFleetLocationUtilization",
                "DescribeFleetLocationCapacity",
                "DescribeFleetPortSettings",
                "DescribeScalingPolicies")) {
            assertNotFound(message, operation, "FleetId", fleetId, "Location", "custom-nowhere");
            assertNotFound(
                    "Fleet " + NO_FLEET + " not found", operation, "FleetId", NO_FLEET, "Location", "custom-nowhere");
        }
    }

    @Test
    void thereAreNoPortSettingsAndNoScalingPolicies() {
        assertThat(call("DescribeFleetPortSettings", "FleetId", fleetId))
                .isEqualTo(Map.of(
                        "FleetId",
                        fleetId,
                        "FleetArn",
                        ACCOUNT_ARN + "fleet/" + fleetId,
                        "InboundPermissions",
                        List.of()));
        assertThat(pages(5, "DescribeScalingPolicies", "FleetId", fleetId))
                .containsExactly(Map.of("ScalingPolicies", List.of()));
        assertInvalid(
                "StopFleetActions is not supported by Homeport: only managed EC2 fleets are scaled; "
                        + "Homeport runs Anywhere fleets.",
                "StopFleetActions",
                "FleetId",
                fleetId,
                "Actions",
                List.of("AUTO_SCALING"));
    }

    @Test
    void theRuntimeConfigurationIsKeptAndReplacedAsAWhole() {
        assertThat(call("DescribeRuntimeConfiguration", "FleetId", fleetId))
                .isEqualTo(Map.of("RuntimeConfiguration", Map.of()));
        Map<String, Object> full = members(
                "ServerProcesses",
                List.of(members("LaunchPath", "/local/game/a", "Parameters", "-x", "ConcurrentExecutions", 3L)),
                "MaxConcurrentGameSessionActivations",
                2L,
                "GameSessionActivationTimeoutSeconds",
                120L);
        Map<String, Object> created = call(
                "CreateFleet",
                "Name",
                "own",
                "ComputeType",
                "ANYWHERE",
                "Locations",
                configurations(location),
                "RuntimeConfiguration",
                full);
        String own = (String) map(created, "FleetAttributes").get("FleetId");
        assertThat(call("DescribeRuntimeConfiguration", "FleetId", own))
                .isEqualTo(Map.of("RuntimeConfiguration", full));
        Map<String, Object> less = members("GameSessionActivationTimeoutSeconds", 9L);
        assertThat(call("UpdateRuntimeConfiguration", "FleetId", own, "RuntimeConfiguration", less))
                .isEqualTo(Map.of("RuntimeConfiguration", less));
        assertThat(call("DescribeRuntimeConfiguration", "FleetId", own))
                .isEqualTo(Map.of("RuntimeConfiguration", less));
    }

    @Test
    void playersConnectToTheGameServerItself() {
        String session = newActiveSession(fleetId, location);
        call("CreatePlayerSessions", "GameSessionId", session, "PlayerIds", List.of("ann", "bob"));
        Map<String, Object> endpoint = Map.of("IpAddress", "192.0.2.7", "Port", 7777L);
        assertThat(call("GetPlayerConnectionDetails", "GameSessionId", session, "PlayerIds", List.of("bob")))
                .isEqualTo(Map.of(
                        "GameSessionId",
                        session,
                        "PlayerConnectionDetails",
                        List.of(Map.of("PlayerId", "bob", "Endpoints", List.of(endpoint)))));
        assertNotFound(
                "Player eve has no player session in game session " + session.substring(session.indexOf('/') + 1),
                "GetPlayerConnectionDetails",
                "GameSessionId",
                session,
                "PlayerIds",
                List.of("eve"));
    }

    private Map<String, Object> utilization(long processes, long sessions, long players, long slots) {
        return members(
                "FleetId",
                fleetId,
                "FleetArn",
                ACCOUNT_ARN + "fleet/" + fleetId,
                "ActiveServerProcessCount",
                processes,
                "ActiveGameSessionCount",
                sessions,
                "CurrentPlayerSessionCount",
                players,
                "MaximumPlayerSessionCount",
                slots);
    }

    private Map<String, Object> capacity() {
        return members(
                "FleetId",
                fleetId,
                "FleetArn",
                ACCOUNT_ARN + "fleet/" + fleetId,
                "InstanceCounts",
                Map.of(
                        "DESIRED",
                        2L,
                        "MINIMUM",
                        0L,
                        "MAXIMUM",
                        2L,
                        "PENDING",
                        0L,
                        "ACTIVE",
                        2L,
                        "IDLE",
                        1L,
                        "TERMINATING",
                        0L));
    }
}
