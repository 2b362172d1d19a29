package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class QueueContractTest extends ContractTest {
    private String location;
    private String fleetArn;
    private String name;

    @BeforeEach
    void openFleet() {
        location = newLocation();
        fleetArn = ACCOUNT_ARN + "fleet/" + newFleet(location);
        name = SERVER.newName("queue");
    }

    @Test
    void aQueueKeepsEverythingItWasCreatedWith() {
        Map<String, Object> settings = members(
                "Name",
                name,
                "TimeoutInSeconds",
                30L,
                "Destinations",
                List.of(Map.of("DestinationArn", fleetArn)),
                "PlayerLatencyPolicies",
                List.of(
                        Map.of("MaximumIndividualPlayerLatencyMilliseconds", 50L, "PolicyDurationSeconds", 10L),
                        Map.of("MaximumIndividualPlayerLatencyMilliseconds", 200L)),
                "FilterConfiguration",
                Map.of("AllowedLocations", List.of(location)),
                "PriorityConfiguration",
                Map.of("PriorityOrder", List.of("LOCATION", "COST"), "LocationOrder", List.of(location)),
                "CustomEventData",
                "season 2",
                "NotificationTarget",
                "arn:aws:sns:us-west-2:123456789012:placements");
        Map<String, Object> queue = map(call("CreateGameSessionQueue", settings), "GameSessionQueue");
        assertThat(queue).containsAllEntriesOf(settings);
        assertThat(queue).containsEntry("GameSessionQueueArn", ACCOUNT_ARN + "gamesessionqueue/" + name);
        assertThat(call("DescribeGameSessionQueues", "Names", List.of(name, "none")))
                .isEqualTo(Map.of("GameSessionQueues", List.of(queue)));
    }

    @Test
    void anUpdateReplacesWholeListsAndADeletedQueueIsGone() {
        create(name);
        Map<String, Object> updated = map(
                call("UpdateGameSessionQueue", "Name", name, "TimeoutInSeconds", 60L, "Destinations", List.of()),
                "GameSessionQueue");
        assertThat(updated).containsEntry("TimeoutInSeconds", 60L).containsEntry("Destinations", List.of());
        assertThat(call("DeleteGameSessionQueue", "Name", name)).isEmpty();
        assertNotFound("Game session queue " + name + " not found", "DeleteGameSessionQueue", "Name", name);
    }

    @Test
    void queuesAreDescribedPageByPageToTheEnd() {
        create(name);
        String second = SERVER.newName("queue");
        create(second);
        List<Map<String, Object>> pages = pages(1, "DescribeGameSessionQueues");
        assertThat(each(members(pages, "GameSessionQueues"), "Name"))
                .contains(name, second)
                .doesNotHaveDuplicates();
        assertThat(pages)
                .allSatisfy(page -> assertThat(list(page, "GameSessionQueues")).hasSizeLessThanOrEqualTo(1));
    }

    @Test
    void aDestinationMustBeThere() {
        String arn = ACCOUNT_ARN + "fleet/fleet-00000000-0000-4000-8000-000000000000";
        assertNotFound(
                "Fleet fleet-00000000-0000-4000-8000-000000000000 not found",
                "CreateGameSessionQueue",
                "Name",
                name,
                "Destinations",
                List.of(Map.of("DestinationArn", arn)));
    }

    private void create(String queue) {
        call("CreateGameSessionQueue", "Name", queue, "Destinations", List.of(Map.of("DestinationArn", fleetArn)));
    }
}
