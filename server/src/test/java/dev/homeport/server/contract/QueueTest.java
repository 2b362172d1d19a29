package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.TestHomeport;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.gamelift.GameLiftClient;
import software.amazon.awssdk.services.gamelift.model.CreateGameSessionQueueRequest;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueue;
import software.amazon.awssdk.services.gamelift.model.GameSessionQueueDestination;
import software.amazon.awssdk.services.gamelift.model.InvalidRequestException;
import software.amazon.awssdk.services.gamelift.model.NotFoundException;
import software.amazon.awssdk.services.gamelift.model.PlayerLatencyPolicy;
import software.amazon.awssdk.services.gamelift.model.PriorityType;
import software.amazon.awssdk.services.gamelift.model.RoutingStrategyType;
import software.amazon.awssdk.services.gamelift.model.Tag;

final class QueueTest {
    private static final String TOPIC = "arn:aws:sns:us-west-2:123456789012:placements.fifo";

    private TestHomeport homeport;
    private GameLiftClient gameLift;
    private String fleetArn;
    private String aliasArn;

    @BeforeEach
    void start(@TempDir Path data) {
        homeport = TestHomeport.start(data);
        gameLift = homeport.gameLift();
        String fleetId = homeport.createFleet("custom-home");
        fleetArn = gameLift.describeFleetAttributes(request -> request.fleetIds(fleetId))
                .fleetAttributes()
                .getFirst()
                .fleetArn();
        aliasArn = gameLift.createAlias(request -> request.name("live")
                        .routingStrategy(routing ->
                                routing.type(RoutingStrategyType.SIMPLE).fleetId(fleetId)))
                .alias()
                .aliasArn();
    }

    @AfterEach
    void stop() {
        homeport.close();
    }

    @Test
    void aQueueIsDescribedAsItWasCreated() {
        GameSessionQueue queue = create(
                "q",
                request -> request.timeoutInSeconds(30)
                        .destinations(to(aliasArn), to(fleetArn))
                        .playerLatencyPolicies(policy(50, 10), policy(200, null))
                        .filterConfiguration(filter -> filter.allowedLocations("custom-home"))
                        .priorityConfiguration(
                                priority -> priority.priorityOrder(PriorityType.LOCATION, PriorityType.COST)
                                        .locationOrder("custom-home", "us-west-2"))
                        .customEventData("data")
                        .notificationTarget(TOPIC));
        assertThat(queue.gameSessionQueueArn()).matches("arn:aws:gamelift:us-west-2:\\d+:gamesessionqueue/q");
        assertThat(queue.timeoutInSeconds()).isEqualTo(30);
        assertThat(queue.destinations()).containsExactly(to(aliasArn), to(fleetArn));
        assertThat(queue.playerLatencyPolicies()).containsExactly(policy(50, 10), policy(200, null));
        assertThat(queue.filterConfiguration().allowedLocations()).containsExactly("custom-home");
        assertThat(queue.priorityConfiguration().priorityOrder())
                .containsExactly(PriorityType.LOCATION, PriorityType.COST);
        assertThat(queue.priorityConfiguration().locationOrder()).containsExactly("custom-home", "us-west-2");
        assertThat(queue.customEventData()).isEqualTo("data");
        assertThat(queue.notificationTarget()).isEqualTo(TOPIC);
        assertThat(describe(queue.gameSessionQueueArn())).containsExactly(queue);
    }

    @Test
    void aQueueNeedsNoMoreThanAName() {
        GameSessionQueue queue = create("q", request -> {});
        assertThat(queue.timeoutInSeconds()).isEqualTo(600);
        assertThat(queue.destinations()).isEmpty();
        assertThat(queue.filterConfiguration()).isNull();
        assertThat(queue.priorityConfiguration()).isNull();
        assertThat(queue.notificationTarget()).isNull();
    }

    @Test
    void anUpdateReplacesWhatIsGivenAndAnEmptyConfigurationRemovesIt() {
        create(
                "q",
                request -> request.destinations(to(fleetArn))
                        .customEventData("data")
                        .filterConfiguration(filter -> filter.allowedLocations("custom-home")));
        GameSessionQueue updated = gameLift.updateGameSessionQueue(request -> request.name("q")
                        .destinations(to(aliasArn))
                        .filterConfiguration(filter -> {})
                        .notificationTarget("https://hooks.example.com:8443/placements?game=frog"))
                .gameSessionQueue();
        assertThat(updated.destinations()).containsExactly(to(aliasArn));
        assertThat(updated.filterConfiguration()).isNull();
        assertThat(updated.customEventData()).isEqualTo("data");
        assertThat(updated.notificationTarget()).isEqualTo("https://hooks.example.com:8443/placements?game=frog");
    }

    @Test
    void namesThatAreNotKnownAreLeftOut() {
        GameSessionQueue queue = create("q", request -> {});
        assertThat(describe("none", "q", "q")).containsExactly(queue);
    }

    @Test
    void queuesComeInPagesOfAtMostFifty() {
        IntStream.range(0, 51).forEach(number -> create("queue-" + number, request -> {}));
        assertThat(gameLift.describeGameSessionQueues(request -> request.limit(100))
                        .gameSessionQueues())
                .hasSize(50);
        assertThat(gameLift.describeGameSessionQueuesPaginator(request -> {}).gameSessionQueues())
                .hasSize(51)
                .doesNotHaveDuplicates();
    }

    @Test
    void aDeletedQueueIsGone() {
        create("q", request -> {});
        gameLift.deleteGameSessionQueue(request -> request.name("q"));
        assertThat(describe("q")).isEmpty();
        assertThatThrownBy(() -> gameLift.deleteGameSessionQueue(request -> request.name("q")))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("Game session queue q not found");
    }

    @Test
    void whatIsWrongWithAQueueIsSaid() {
        assertRefused(
                request -> request.destinations(to("arn:aws:gamelift:us-west-2::build/build-1")),
                "'arn:aws:gamelift:us-west-2::build/build-1' is the ARN of neither a fleet nor an alias");
        assertRefused(
                request -> request.destinations(
                        GameSessionQueueDestination.builder().build()),
                "DestinationArn is required in each of Destinations");
        assertRefused(
                request -> request.playerLatencyPolicies(policy(null, 5)),
                "MaximumIndividualPlayerLatencyMilliseconds is required in each of PlayerLatencyPolicies");
        assertRefused(
                request -> request.notificationTarget("https://:80/x"),
                "NotificationTarget 'https://:80/x' names no host");
        assertRefused(request -> request.notificationTarget("ftp://example.com/x"), "notificationTarget");
        assertThatThrownBy(() -> create("q", request -> request.destinations(to(fleetArn + "0"))))
                .isInstanceOf(NotFoundException.class);
    }

    @Test
    void aQueueCarriesTags() {
        GameSessionQueue queue = create(
                "q",
                request -> request.tags(Tag.builder().key("team").value("blue").build()));
        gameLift.tagResource(request -> request.resourceARN(queue.gameSessionQueueArn())
                .tags(Tag.builder().key("env").value("test").build()));
        assertThat(gameLift.listTagsForResource(request -> request.resourceARN(queue.gameSessionQueueArn()))
                        .tags())
                .extracting(Tag::key)
                .containsExactlyInAnyOrder("env", "team");
    }

    private GameSessionQueue create(String name, Consumer<CreateGameSessionQueueRequest.Builder> settings) {
        return gameLift.createGameSessionQueue(request -> settings.accept(request.name(name)))
                .gameSessionQueue();
    }

    private List<GameSessionQueue> describe(String... names) {
        return gameLift.describeGameSessionQueues(request -> request.names(names))
                .gameSessionQueues();
    }

    private void assertRefused(Consumer<CreateGameSessionQueueRequest.Builder> settings, String message) {
        assertThatThrownBy(() -> create("q", settings))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(message);
    }

    private static GameSessionQueueDestination to(String arn) {
        return GameSessionQueueDestination.builder().destinationArn(arn).build();
    }

    private static PlayerLatencyPolicy policy(Integer milliseconds, Integer seconds) {
        return PlayerLatencyPolicy.builder()
                .maximumIndividualPlayerLatencyMilliseconds(milliseconds)
                .policyDurationSeconds(seconds)
                .build();
    }
}
