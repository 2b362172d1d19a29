package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ComputeContractTest extends ContractTest {
    private String location;
    private String fleetId;

    @BeforeEach
    void makeFleet() {
        location = newLocation();
        fleetId = newFleet(location);
    }

    @Test
    void aRegisteredComputeIsActiveAndKnowsWhereGameServersConnect() {
        Map<String, Object> expected = Map.of("Compute", compute("my-pc"));
        assertThat(registerMyPc("10.1.2.3")).isEqualTo(expected);
        assertThat(call("DescribeCompute", "FleetId", fleetId, "ComputeName", "my-pc"))
                .isEqualTo(expected);
        assertThat(call("ListCompute", "FleetId", fleetId)).isEqualTo(Map.of("ComputeList", List.of(compute("my-pc"))));
    }

    @Test
    void aComputeMayHaveADnsNameInsteadOfAnAddress() {
        Map<String, Object> output = call(
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "rack-7",
                "DnsName",
                "rack-7.example.com",
                "CertificatePath",
                "/etc/game/cert.pem",
                "Location",
                location);
        assertThat(map(output, "Compute"))
                .containsEntry("DnsName", "rack-7.example.com")
                .doesNotContainKey("IpAddress");
    }

    @Test
    void registeringTheSameComputeAgainAnswersAsTheFirstTime() {
        Map<String, Object> first = registerMyPc("10.1.2.3");
        SERVER.clock().advance(java.time.Duration.ofSeconds(90));
        assertThat(registerMyPc("10.1.2.3")).isEqualTo(first);
        assertThat(list(call("ListCompute", "FleetId", fleetId), "ComputeList")).hasSize(1);
    }

    @Test
    void anotherMachineCannotTakeTheNameOfACompute() {
        registerMyPc("10.1.2.3");
        assertRefused(
                "ConflictException",
                "Compute my-pc is already registered in fleet " + fleetId
                        + " with another address or location; deregister it first",
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my-pc",
                "IpAddress",
                "10.9.9.9",
                "Location",
                location);
        call("DeregisterCompute", "FleetId", fleetId, "ComputeName", "my-pc");
        assertThat(map(registerMyPc("10.9.9.9"), "Compute")).containsEntry("IpAddress", "10.9.9.9");
    }

    @Test
    void twoFleetsMayHaveComputesOfOneName() {
        String other = newFleet(location);
        register(fleetId, location, "twin");
        register(other, location, "twin");
        call("DeregisterCompute", "FleetId", other, "ComputeName", "twin");
        assertThat(call("DescribeCompute", "FleetId", fleetId, "ComputeName", "twin"))
                .containsKey("Compute");
    }

    @Test
    void idsAndArnsAreBothUnderstood() {
        register(ACCOUNT_ARN + "fleet/" + fleetId, location, "my-pc");
        assertThat(call(
                        "DescribeCompute",
                        "FleetId",
                        ACCOUNT_ARN + "fleet/" + fleetId,
                        "ComputeName",
                        ACCOUNT_ARN + "compute/my-pc"))
                .isEqualTo(Map.of("Compute", compute("my-pc")));
        assertThat(call(
                        "DeregisterCompute",
                        "FleetId",
                        fleetId,
                        "ComputeName",
                        "arn:aws:gamelift:eu-west-1::compute/my-pc"))
                .isEmpty();
        assertThat(call("ListCompute", "FleetId", fleetId)).isEqualTo(Map.of("ComputeList", List.of()));
    }

    @Test
    void computesAreListedPageByPageToTheEndAndByLocation() {
        String other = newLocation();
        call("CreateFleetLocations", "FleetId", fleetId, "Locations", configurations(other));
        register(fleetId, location, "a", "b", "c");
        register(fleetId, other, "d");
        List<Map<String, Object>> pages = pages(2, "ListCompute", "FleetId", fleetId);
        assertThat(pages).hasSize(2);
        assertThat(all("ComputeList", pages)).hasSize(4);
        List<Map<String, Object>> there = list(
                call("ListCompute", "FleetId", fleetId, "Location", other, "ComputeStatus", "ACTIVE"), "ComputeList");
        assertThat(each(there, "ComputeName")).containsExactly("d");
        assertThat(call("ListCompute", "FleetId", fleetId, "ComputeStatus", "IMPAIRED"))
                .isEqualTo(Map.of("ComputeList", List.of()));
    }

    @Test
    void aTokenIsGoodForThreeHoursAndEachIsNew() {
        register(fleetId, location, "my-pc");
        Map<String, Object> output = token("my-pc");
        String authToken = (String) output.get("AuthToken");
        assertThat(authToken).matches("[A-Za-z0-9._-]{20,63}");
        Instant expiry = now().plus(3, ChronoUnit.HOURS).truncatedTo(ChronoUnit.SECONDS);
        assertThat(output)
                .isEqualTo(Map.of(
                        "FleetId",
                        fleetId,
                        "FleetArn",
                        ACCOUNT_ARN + "fleet/" + fleetId,
                        "ComputeName",
                        "my-pc",
                        "ComputeArn",
                        ACCOUNT_ARN + "compute/my-pc",
                        "AuthToken",
                        authToken,
                        "ExpirationTimestamp",
                        expiry));
        assertThat(token(ACCOUNT_ARN + "compute/my-pc").get("AuthToken")).isNotEqualTo(authToken);
    }

    @Test
    void anUnknownComputeIsNotFound() {
        String message = "Compute nobody not found in fleet " + fleetId;
        assertNotFound(message, "DescribeCompute", "FleetId", fleetId, "ComputeName", "nobody");
        assertNotFound(message, "DeregisterCompute", "FleetId", fleetId, "ComputeName", "nobody");
        assertNotFound(message, "GetComputeAuthToken", "FleetId", fleetId, "ComputeName", "nobody");
    }

    @Test
    void anUnknownFleetIsNotFound() {
        String noFleet = "fleet-00000000-0000-4000-8000-000000000000";
        String message = "Fleet " + noFleet + " not found";
        assertNotFound(
                message,
                "RegisterCompute",
                "FleetId",
                noFleet,
                "ComputeName",
                "my-pc",
                "IpAddress",
                "10.1.2.3",
                "Location",
                location);
        assertNotFound(message, "DescribeCompute", "FleetId", noFleet, "ComputeName", "my-pc");
        assertNotFound(message, "DeregisterCompute", "FleetId", noFleet, "ComputeName", "my-pc");
        assertNotFound(message, "GetComputeAuthToken", "FleetId", noFleet, "ComputeName", "my-pc");
    }

    @Test
    void aComputeNeedsALocationOfItsFleetAndAnAddress() {
        assertInvalid(
                "Location is required for Anywhere compute type.",
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my-pc",
                "IpAddress",
                "10.1.2.3");
        assertInvalid(
                "IpAddress or DnsName is required for Anywhere compute type.",
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my-pc",
                "Location",
                location);
        assertInvalid(
                "Location custom-nowhere is not a location of fleet %s, which has [%s]".formatted(fleetId, location),
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my-pc",
                "IpAddress",
                "10.1.2.3",
                "Location",
                "custom-nowhere");
    }

    @Test
    void namesAndAddressesMustLookLikeOnes() {
        assertInvalid(
                "2 validation errors detected: "
                        + "Value 'my pc' at 'computeName' failed to satisfy constraint: Member must satisfy regular "
                        + "expression pattern: ^[a-zA-Z0-9\\-]+(\\/[a-zA-Z0-9\\-]+)?; "
                        + "Value 'here' at 'ipAddress' failed to satisfy constraint: Member must satisfy regular "
                        + "expression pattern: ^[0-9A-Fa-f\\:\\.]+",
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my pc",
                "IpAddress",
                "here",
                "Location",
                location);
    }

    @Test
    void aTokenOfAnotherQuestionIsRefused() {
        register(fleetId, location, "a", "b");
        String nextToken =
                (String) call("ListCompute", "FleetId", fleetId, "Limit", 1L).get("NextToken");
        assertInvalid(
                "NextToken '%s' is not a token that an earlier page of this request ended with".formatted(nextToken),
                "ListCompute",
                "FleetId",
                newFleet(location),
                "NextToken",
                nextToken);
    }

    private Map<String, Object> registerMyPc(String address) {
        return call(
                "RegisterCompute",
                "FleetId",
                fleetId,
                "ComputeName",
                "my-pc",
                "IpAddress",
                address,
                "Location",
                location);
    }

    private Map<String, Object> token(String computeName) {
        return call("GetComputeAuthToken", "FleetId", fleetId, "ComputeName", computeName);
    }

    /** A compute registered now. */
    private Map<String, Object> compute(String name) {
        return members(
                "FleetId",
                fleetId,
                "FleetArn",
                ACCOUNT_ARN + "fleet/" + fleetId,
                "ComputeName",
                name,
                "ComputeArn",
                ACCOUNT_ARN + "compute/" + name,
                "IpAddress",
                "10.1.2.3",
                "ComputeStatus",
                "Active",
                "Location",
                location,
                "CreationTime",
                now(),
                "GameLiftServiceSdkEndpoint",
                "ws://" + SERVER.endpoint().getAuthority());
    }
}
