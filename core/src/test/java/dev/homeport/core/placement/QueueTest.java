package dev.homeport.core.placement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Refusal;
import dev.homeport.core.World;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.placement.Priorities.Criterion;
import dev.homeport.core.tag.Resource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class QueueTest {
    private final World world = new World();
    private final Fleet fleet = world.createFleet("custom-home");
    private final QueueSettings settings = new QueueSettings(
            60,
            List.of(new LatencyPolicy(100, Optional.of(10))),
            List.of(new Destination.ToFleet(fleet.id())),
            List.of("custom-home"),
            new Priorities(List.of(Criterion.LOCATION), List.of("custom-home")),
            Optional.of("data"),
            Optional.of("https://example.com/hook"));

    @Test
    void aQueueKeepsItsSettings() {
        GameSessionQueue queue = create(settings);
        assertThat(world.state().gameSessionQueues().require("q")).isEqualTo(queue);
        assertThat(queue.settings()).isEqualTo(settings);
    }

    @Test
    void anUpdateOfNothingChangesNothing() {
        create(settings);
        assertThat(world.submit(new Change().command()).settings()).isEqualTo(settings);
    }

    @Test
    void anUpdateReplacesWholeListsAndRemovesWhatIsGivenEmpty() {
        create(settings);
        Change change = new Change();
        change.destinations = Optional.of(List.of());
        change.allowedLocations = Optional.of(List.of());
        change.priorities = Optional.of(Priorities.DEFAULT);
        change.customEventData = Optional.of("");
        assertThat(world.submit(change.command()).settings())
                .isEqualTo(new QueueSettings(
                        60,
                        settings.latencyPolicies(),
                        List.of(),
                        List.of(),
                        Priorities.DEFAULT,
                        Optional.empty(),
                        settings.notificationTarget()));
    }

    @Test
    void destinationsHaveToExistWhenTheyAreGiven() {
        assertThat(refusalOf(withDestinations(List.of(new Destination.ToFleet("fleet-1")))))
                .hasMessage("Fleet fleet-1 not found");
        assertThat(refusalOf(withDestinations(List.of(new Destination.ToAlias("alias-1")))))
                .hasMessage("Alias (alias-1) not found");
    }

    @Test
    void aQueueCanBeChangedAfterItsDestinationIsGone() {
        create(settings);
        world.submit(new DeleteFleet(fleet.id()));
        Change change = new Change();
        change.timeoutSeconds = Optional.of(30);
        assertThat(world.submit(change.command()).settings().timeoutSeconds()).isEqualTo(30);
        change.destinations = Optional.of(settings.destinations());
        assertThat(world.refusal(change.command())).hasMessage("Fleet %s not found".formatted(fleet.id()));
    }

    @Test
    void badSettingsAreRefused() {
        create(settings);
        assertThat(refusalOf(withTimeout(9))).hasMessage("TimeoutInSeconds is 9; it has to be between 10 and 600");
        assertThat(refusalOf(withTimeout(601))).hasMessage("TimeoutInSeconds is 601; it has to be between 10 and 600");
        assertThat(refusalOf(withPriorities(List.of(Criterion.COST, Criterion.COST), List.of())))
                .hasMessage("PriorityConfiguration.PriorityOrder lists COST twice; list each once");
        assertThat(refusalOf(withPriorities(List.of(), List.of("a", "a"))))
                .hasMessage("PriorityConfiguration.LocationOrder lists a twice; list each once");
        assertThat(refusalOf(withPriorities(List.of(Criterion.LOCATION), List.of())))
                .hasMessage("PriorityConfiguration.LocationOrder is required, "
                        + "because PriorityConfiguration.PriorityOrder contains LOCATION");
        assertThat(refusalOf(withDestinations(Collections.nCopies(101, new Destination.ToFleet(fleet.id())))))
                .hasMessage("Destinations has 101 items; there can be at most 100");
        Change change = new Change();
        change.timeoutSeconds = Optional.of(5);
        assertThat(world.refusal(change.command()).kind()).isEqualTo(Refusal.Kind.INVALID_REQUEST);
    }

    @Test
    void aNameIsTakenOnce() {
        create(settings);
        assertThat(world.refusal(new CreateGameSessionQueue("q", settings, Map.of())))
                .hasMessage("Game session queue q already exists");
    }

    @Test
    void aDeletedQueueIsGoneWithItsTags() {
        create(settings);
        assertThat(world.state().tags().of(Resource.gameSessionQueue("q"))).isEqualTo(Map.of("team", "blue"));
        world.submit(new DeleteGameSessionQueue("q"));
        assertThat(world.state().tags().all()).isEmpty();
        assertThat(world.refusal(new DeleteGameSessionQueue("q"))).hasMessage("Game session queue q not found");
        assertThat(world.refusal(new Change().command()).kind()).isEqualTo(Refusal.Kind.NOT_FOUND);
    }

    private GameSessionQueue create(QueueSettings wanted) {
        return world.submit(new CreateGameSessionQueue("q", wanted, Map.of("team", "blue")));
    }

    private Refusal refusalOf(QueueSettings wanted) {
        return world.refusal(new CreateGameSessionQueue("other", wanted, Map.of()));
    }

    private QueueSettings withTimeout(int seconds) {
        return new QueueSettings(
                seconds, List.of(), List.of(), List.of(), Priorities.DEFAULT, Optional.empty(), Optional.empty());
    }

    private QueueSettings withDestinations(List<Destination> destinations) {
        return new QueueSettings(
                60, List.of(), destinations, List.of(), Priorities.DEFAULT, Optional.empty(), Optional.empty());
    }

    private QueueSettings withPriorities(List<Criterion> order, List<String> locations) {
        return new QueueSettings(
                60,
                List.of(),
                List.of(),
                List.of(),
                new Priorities(order, locations),
                Optional.empty(),
                Optional.empty());
    }

    /** An update of the queue with what a test sets. */
    private static final class Change {
        private Optional<Integer> timeoutSeconds = Optional.empty();
        private Optional<List<Destination>> destinations = Optional.empty();
        private Optional<List<String>> allowedLocations = Optional.empty();
        private Optional<Priorities> priorities = Optional.empty();
        private Optional<String> customEventData = Optional.empty();

        private UpdateGameSessionQueue command() {
            return new UpdateGameSessionQueue(
                    "q",
                    timeoutSeconds,
                    Optional.empty(),
                    destinations,
                    allowedLocations,
                    priorities,
                    customEventData,
                    Optional.empty());
        }
    }
}
