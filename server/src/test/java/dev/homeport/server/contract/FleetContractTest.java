package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FleetContractTest extends ContractTest {
    private static final String UUID_FORM = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
    private static final String NO_FLEET = "fleet-00000000-0000-4000-8000-000000000000";

    @Test
    void aNewFleetIsActiveAtOnceAndHasTheDefaultsOfAnywhereFleets() {
        Map<String, Object> output = call(
                "CreateFleet", "Name", "desk", "ComputeType", "ANYWHERE", "Locations", configurations(newLocation()));
        String fleetId = (String) map(output, "FleetAttributes").get("FleetId");
        assertThat(fleetId).matches("fleet-" + UUID_FORM);
        assertThat(output).isEqualTo(Map.of("FleetAttributes", attributes(fleetId, "desk")));
    }

    @Test
    void aFleetKeepsEverythingItWasCreatedWith() {
        Map<String, Object> limit = Map.of("NewGameSessionsPerCreator", 3L, "PolicyPeriodInMinutes", 15L);
        Map<String, Object> output = call(
                "CreateFleet",
                "Name",
                "desk",
                "ComputeType",
                "ANYWHERE",
                "Locations",
                configurations(newLocation(), newLocation()),
                "Description",
                "two rooms",
                "NewGameSessionProtectionPolicy",
                "FullProtection",
                "ResourceCreationLimitPolicy",
                limit,
                "MetricGroups",
                List.of("nightly"),
                "AnywhereConfiguration",
                Map.of("Cost", "10.25"));
        assertThat(map(output, "FleetAttributes"))
                .containsEntry("Description", "two rooms")
                .containsEntry("NewGameSessionProtectionPolicy", "FullProtection")
                .containsEntry("ResourceCreationLimitPolicy", limit)
                .containsEntry("MetricGroups", List.of("nightly"))
                .containsEntry("AnywhereConfiguration", Map.of("Cost", "10.25"));
    }

    @Test
    void namesNeedNotBeUnique() {
        String location = newLocation();
        assertThat(newFleet(location)).isNotEqualTo(newFleet(location));
    }

    @Test
    void fleetsAreListedPageByPageToTheEnd() {
        String location = newLocation();
        String first = newFleet(location);
        String second = newFleet(location);
        List<Map<String, Object>> ids = pages(1, "ListFleets");
        assertThat(all("FleetIds", ids)).contains(first, second).doesNotHaveDuplicates();
        assertThat(ids).allSatisfy(page -> assertThat(list(page, "FleetIds")).hasSizeLessThanOrEqualTo(1));
        assertThat(all("FleetAttributes", pages(1, "DescribeFleetAttributes")))
                .contains(attributes(first, "a fleet"), attributes(second, "a fleet"))
                .hasSameSizeAs(all("FleetIds", ids));
    }

    @Test
    void fleetsAreDescribedByIdOrArnAndUnknownOnesAreLeftOut() {
        String location = newLocation();
        String first = newFleet(location);
        String second = newFleet(location);
        Map<String, Object> output = call(
                "DescribeFleetAttributes",
                "FleetIds",
                List.of(first, NO_FLEET, ACCOUNT_ARN + "fleet/" + second),
                "Limit",
                1L);
        assertThat(output)
                .isEqualTo(Map.of(
                        "FleetAttributes", List.of(attributes(first, "a fleet"), attributes(second, "a fleet"))));
    }

    @Test
    void anUpdateChangesWhatItNamesAndNothingElse() {
        String fleetId = newFleet(newLocation());
        assertThat(call("UpdateFleetAttributes", "FleetId", fleetId, "Description", "for the evening"))
                .isEqualTo(Map.of("FleetId", fleetId, "FleetArn", ACCOUNT_ARN + "fleet/" + fleetId));
        call("UpdateFleetAttributes", "FleetId", ACCOUNT_ARN + "fleet/" + fleetId, "Name", "renamed");
        Map<String, Object> expected = attributes(fleetId, "renamed");
        expected.put("Description", "for the evening");
        assertThat(describe(fleetId)).isEqualTo(expected);
    }

    @Test
    void aDeletedFleetIsTerminatedAndNoLongerListed() {
        String fleetId = newFleet(newLocation());
        assertThat(call("DeleteFleet", "FleetId", fleetId)).isEmpty();
        assertThat(all("FleetIds", pages(100, "ListFleets"))).doesNotContain(fleetId);
        Map<String, Object> expected = attributes(fleetId, "a fleet");
        expected.put("Status", "TERMINATED");
        expected.put("TerminationTime", now());
        assertThat(describe(fleetId)).isEqualTo(expected);
    }

    @Test
    void whatIsAskedOfAnUnknownFleetIsNotFound() {
        String message = "Fleet " + NO_FLEET + " not found";
        assertNotFound(message, "UpdateFleetAttributes", "FleetId", NO_FLEET, "Name", "any");
        assertNotFound(message, "DeleteFleet", "FleetId", NO_FLEET);
        assertNotFound(message, "DeleteFleet", "FleetId", ACCOUNT_ARN + "fleet/" + NO_FLEET);
        assertNotFound(message, "DescribeFleetEvents", "FleetId", NO_FLEET);
        assertNotFound(message, "ListCompute", "FleetId", NO_FLEET);
        assertNotFound(message, "DescribeFleetLocationAttributes", "FleetId", NO_FLEET);
    }

    @Test
    void aFleetOfAnotherKindIsRefused() {
        String location = newLocation();
        String reason = "ComputeType must be ANYWHERE: Homeport has no EC2 instances and no containers; "
                + "its fleets run on computes that you register";
        assertInvalid(reason, "CreateFleet", "Name", "any", "Locations", configurations(location));
        assertInvalid(
                reason, "CreateFleet", "Name", "any", "Locations", configurations(location), "ComputeType", "EC2");
        assertInvalid(
                "BuildId is not a setting of Anywhere fleets",
                "CreateFleet",
                "Name",
                "any",
                "Locations",
                configurations(location),
                "ComputeType",
                "ANYWHERE",
                "BuildId",
                "build-1111");
    }

    @Test
    void aFleetNeedsALocationThatExists() {
        assertInvalid(
                "Locations is required for Anywhere compute type: name at least one custom location",
                "CreateFleet",
                "Name",
                "any",
                "ComputeType",
                "ANYWHERE");
        assertNotFound(
                "Location custom-nowhere not found",
                "CreateFleet",
                "Name",
                "any",
                "ComputeType",
                "ANYWHERE",
                "Locations",
                configurations("custom-nowhere"));
    }

    @Test
    void everyConstraintThatIsBrokenIsNamed() {
        assertInvalid(
                "3 validation errors detected: "
                        + "Value null at 'name' failed to satisfy constraint: Member must not be null; "
                        + "Value '[2 members]' at 'metricGroups' failed to satisfy constraint: "
                        + "Member must have length less than or equal to 1; "
                        + "Value 'cheap' at 'anywhereConfiguration.cost' failed to satisfy constraint: "
                        + "Member must satisfy regular expression pattern: ^\\d{1,5}(?:\\.\\d{1,5})?$",
                "CreateFleet",
                "MetricGroups",
                List.of("one", "two"),
                "AnywhereConfiguration",
                Map.of("Cost", "cheap"));
    }

    @Test
    void anIdMustLookLikeOne() {
        assertViolates(
                "Value 'my fleet' at 'fleetId' failed to satisfy constraint: Member must satisfy regular expression "
                        + "pattern: ^[a-z]*fleet-[a-zA-Z0-9\\-]+$|^arn:.*:[a-z]*fleet\\/[a-z]*fleet-[a-zA-Z0-9\\-]+$",
                "DeleteFleet",
                "FleetId",
                "my fleet");
    }

    @Test
    void builtFleetsCannotBeAskedFor() {
        assertInvalid(
                "BuildId and ScriptId select EC2 fleets; Homeport runs Anywhere fleets, which have neither",
                "ListFleets",
                "BuildId",
                "build-1111");
    }

    private Map<String, Object> describe(String fleetId) {
        return ContractTest.<Map<String, Object>>list(
                        call("DescribeFleetAttributes", "FleetIds", List.of(fleetId)), "FleetAttributes")
                .getFirst();
    }

    /** A fleet made now with nothing but a name. */
    private static Map<String, Object> attributes(String fleetId, String name) {
        return members(
                "FleetId",
                fleetId,
                "FleetArn",
                ACCOUNT_ARN + "fleet/" + fleetId,
                "Name",
                name,
                "CreationTime",
                now(),
                "Status",
                "ACTIVE",
                "NewGameSessionProtectionPolicy",
                "NoProtection",
                "MetricGroups",
                List.of("default"),
                "CertificateConfiguration",
                Map.of("CertificateType", "DISABLED"),
                "ComputeType",
                "ANYWHERE");
    }
}
