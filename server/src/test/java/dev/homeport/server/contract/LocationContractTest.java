package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LocationContractTest extends ContractTest {
    @Test
    void aNewLocationIsAnsweredWithItsNameAndArn() {
        String name = SERVER.newName("custom-rome");
        assertThat(call("CreateLocation", "LocationName", name)).isEqualTo(Map.of("Location", model(name)));
        assertThat(all("Locations", pages(200, "ListLocations"))).contains(model(name));
    }

    @Test
    void locationsAreListedPageByPageToTheEnd() {
        String first = newLocation();
        String second = newLocation();
        String third = newLocation();
        List<Map<String, Object>> pages = pages(2, "ListLocations", "Filters", List.of("CUSTOM"));
        assertThat(pages).hasSizeGreaterThan(1);
        assertThat(pages.getLast()).doesNotContainKey("NextToken");
        assertThat(pages).allSatisfy(page -> assertThat(list(page, "Locations")).hasSizeLessThanOrEqualTo(2));
        assertThat(all("Locations", pages))
                .contains(model(first), model(second), model(third))
                .doesNotHaveDuplicates();
    }

    @Test
    void thereAreNoLocationsOfAws() {
        newLocation();
        assertThat(call("ListLocations", "Filters", List.of("AWS"))).isEqualTo(Map.of("Locations", List.of()));
    }

    @Test
    void aNameIsTakenOnlyOnce() {
        String name = newLocation();
        assertRefused(
                "ConflictException", "Location " + name + " already exists", "CreateLocation", "LocationName", name);
    }

    @Test
    void aDeletedLocationIsGone() {
        String name = newLocation();
        assertThat(call("DeleteLocation", "LocationName", name)).isEmpty();
        assertThat(all("Locations", pages(200, "ListLocations"))).doesNotContain(model(name));
        assertNotFound("Location " + name + " not found", "DeleteLocation", "LocationName", name);
    }

    @Test
    void aLocationCanBeDeletedByItsArn() {
        String name = newLocation();
        assertThat(call("DeleteLocation", "LocationName", ACCOUNT_ARN + "location/" + name))
                .isEmpty();
        assertNotFound("Location " + name + " not found", "DeleteLocation", "LocationName", name);
    }

    @Test
    void aLocationInUseStays() {
        String name = newLocation();
        String fleetId = newFleet(name);
        assertInvalid(
                "Location %s is in use by fleet %s; delete the fleet or its location first".formatted(name, fleetId),
                "DeleteLocation",
                "LocationName",
                name);
        call("DeleteFleet", "FleetId", fleetId);
        assertThat(call("DeleteLocation", "LocationName", name)).isEmpty();
    }

    @Test
    void aNameMustStartWithCustom() {
        assertViolates(
                "Value 'rome-office' at 'locationName' failed to satisfy constraint: "
                        + "Member must satisfy regular expression pattern: ^custom-[A-Za-z0-9\\-]+",
                "CreateLocation",
                "LocationName",
                "rome-office");
    }

    @Test
    void aNameIsRequired() {
        assertViolates(
                "Value null at 'locationName' failed to satisfy constraint: Member must not be null", "CreateLocation");
    }

    @Test
    void limitsOutsideTheirRangeAreRefused() {
        assertViolates(
                "Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1",
                "ListLocations",
                "Limit",
                0L);
        assertViolates(
                "Value '201' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 200",
                "ListLocations",
                "Limit",
                201L);
    }

    @Test
    void aFilterMustBeOneOfTheModel() {
        assertViolates(
                "Value 'MOON' at 'filters.1.member' failed to satisfy constraint: "
                        + "Member must satisfy enum value set: [AWS, CUSTOM]",
                "ListLocations",
                "Filters",
                List.of("MOON"));
    }

    @Test
    void aTokenThatNoPageEndedWithIsRefused() {
        assertInvalid(
                "NextToken 'bogus' is not a token that an earlier page of this request ended with",
                "ListLocations",
                "NextToken",
                "bogus");
    }

    private static Map<String, Object> model(String name) {
        return Map.of("LocationName", name, "LocationArn", ACCOUNT_ARN + "location/" + name);
    }
}
