package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TagContractTest extends ContractTest {
    @Test
    void tagsComeWithTheResourceAndCanBeChanged() {
        String name = SERVER.newName("custom-tagged");
        call("CreateLocation", "LocationName", name, "Tags", List.of(tag("team", "red"), tag("room", "1")));
        String arn = ACCOUNT_ARN + "location/" + name;
        assertThat(tagsOf(arn)).containsExactlyInAnyOrder(tag("team", "red"), tag("room", "1"));
        assertThat(call("TagResource", "ResourceARN", arn, "Tags", List.of(tag("team", "blue"), tag("env", ""))))
                .isEmpty();
        assertThat(tagsOf(arn)).containsExactlyInAnyOrder(tag("team", "blue"), tag("room", "1"), tag("env", ""));
        assertThat(call("UntagResource", "ResourceARN", arn, "TagKeys", List.of("team", "never there")))
                .isEmpty();
        assertThat(tagsOf(arn)).containsExactlyInAnyOrder(tag("room", "1"), tag("env", ""));
    }

    @Test
    void fleetsHaveTagsWhetherTheArnNamesTheAccountOrNot() {
        String location = newLocation();
        Map<String, Object> output = call(
                "CreateFleet",
                "Name",
                "tagged",
                "ComputeType",
                "ANYWHERE",
                "Locations",
                configurations(location),
                "Tags",
                List.of(tag("season", "2")));
        String fleetId = (String) map(output, "FleetAttributes").get("FleetId");
        assertThat(tagsOf(ACCOUNT_ARN + "fleet/" + fleetId)).containsExactly(tag("season", "2"));
        assertThat(tagsOf("arn:aws:gamelift:us-west-2::fleet/" + fleetId)).containsExactly(tag("season", "2"));
    }

    @Test
    void aResourceWithoutTagsHasAnEmptyList() {
        assertThat(call("ListTagsForResource", "ResourceARN", ACCOUNT_ARN + "location/" + newLocation()))
                .isEqualTo(Map.of("Tags", List.of()));
    }

    @Test
    void tagsOfADeletedResourceDoNotComeBackWithItsName() {
        String name = newLocation();
        String arn = ACCOUNT_ARN + "location/" + name;
        call("TagResource", "ResourceARN", arn, "Tags", List.of(tag("team", "red")));
        call("DeleteLocation", "LocationName", name);
        call("CreateLocation", "LocationName", name);
        assertThat(tagsOf(arn)).isEmpty();
    }

    @Test
    void whatDoesNotExistCannotBeTagged() {
        String arn = ACCOUNT_ARN + "location/custom-nowhere";
        String message = "Resource location/custom-nowhere not found";
        assertNotFound(message, "TagResource", "ResourceARN", arn, "Tags", List.of(tag("team", "red")));
        assertNotFound(message, "UntagResource", "ResourceARN", arn, "TagKeys", List.of("team"));
        assertNotFound(message, "ListTagsForResource", "ResourceARN", arn);
    }

    @Test
    void anArnMustBeOneOfGameLift() {
        assertInvalid(
                "'arn:aws:s3:::bucket' is not the ARN of a GameLift resource; "
                        + "expected arn:aws:gamelift:region:account:kind/id",
                "ListTagsForResource",
                "ResourceARN",
                "arn:aws:s3:::bucket");
    }

    @Test
    void aResourceHasAtMostTwoHundredTags() {
        String arn = ACCOUNT_ARN + "location/" + newLocation();
        List<Map<String, Object>> most =
                IntStream.range(0, 200).mapToObj(i -> tag("key-" + i, "")).toList();
        call("TagResource", "ResourceARN", arn, "Tags", most);
        assertThat(refusal("TagResource", "ResourceARN", arn, "Tags", List.of(tag("one-more", "")))
                        .code())
                .isEqualTo("TaggingFailedException");
        assertThat(tagsOf(arn)).hasSize(200);
    }

    @Test
    void aTagNeedsAKey() {
        assertViolates(
                "Value '' at 'tags.1.member.key' failed to satisfy constraint: "
                        + "Member must have length greater than or equal to 1",
                "TagResource",
                "ResourceARN",
                ACCOUNT_ARN + "location/custom-any",
                "Tags",
                List.of(tag("", "red")));
    }

    private List<Object> tagsOf(String arn) {
        return list(call("ListTagsForResource", "ResourceARN", arn), "Tags");
    }

    private static Map<String, Object> tag(String key, String value) {
        return Map.of("Key", key, "Value", value);
    }
}
