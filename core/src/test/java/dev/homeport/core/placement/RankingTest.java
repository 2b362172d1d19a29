package dev.homeport.core.placement;

import static dev.homeport.core.placement.Priorities.Criterion.COST;
import static dev.homeport.core.placement.Priorities.Criterion.DESTINATION;
import static dev.homeport.core.placement.Priorities.Criterion.LATENCY;
import static dev.homeport.core.placement.Priorities.Criterion.LOCATION;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.placement.LocationOverride.Fallback;
import dev.homeport.core.placement.Priorities.Criterion;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A candidate is written as its destination's fleet and location, "1b" being the first fleet in location b. Fleet 1
 * costs 3, fleet 2 costs 1, fleet 3 does not say.
 */
final class RankingTest {
    private static final List<Candidate> CANDIDATES = Stream.of("1a", "1b", "1c", "2b", "2c", "3a", "3d")
            .map(RankingTest::candidate)
            .toList();

    private static Candidate candidate(String name) {
        int destination = Character.digit(name.charAt(0), 10);
        Optional<BigDecimal> cost = switch (destination) {
            case 1 -> Optional.of(new BigDecimal("3.0"));
            case 2 -> Optional.of(BigDecimal.ONE);
            default -> Optional.empty();
        };
        return new Candidate("fleet-" + destination, name.substring(1), destination, cost);
    }

    static List<Row> rules() {
        return List.of(
                // Without latencies: destination, then location.
                row("the default is the order of destinations, then the alphabet of locations")
                        .ranks("1a 1b 1c 2b 2c 3a 3d"),
                row("cost comes first when it is named, and a fleet that names none comes last")
                        .order(COST)
                        .ranks("2b 2c 1a 1b 1c 3a 3d"),
                row("latency means nothing when there is none").order(LATENCY).ranks("1a 1b 1c 2b 2c 3a 3d"),
                row("latency policies mean nothing when there is none")
                        .policy(0, null)
                        .ranks("1a 1b 1c 2b 2c 3a 3d"),
                row("locations follow their order, the others behind them by alphabet")
                        .order(LOCATION)
                        .locations("c", "b")
                        .ranks("1c 2c 1b 2b 1a 3a 3d"),
                row("unnamed priorities follow: location, then destination")
                        .order(LOCATION)
                        .locations("a", "b", "c", "d")
                        .ranks("1a 3a 1b 2b 1c 2c 3d"),
                row("destination first, then the named order of locations")
                        .order(DESTINATION, LOCATION)
                        .locations("c")
                        .ranks("1c 1a 1b 2c 2b 3a 3d"),
                row("an order of locations counts where location follows by default")
                        .locations("c")
                        .ranks("1c 1a 1b 2c 2b 3a 3d"),
                row("cost before location").order(COST, LOCATION).locations("c").ranks("2c 2b 1c 1a 1b 3a 3d"),
                row("location before cost").order(LOCATION, COST).locations("c").ranks("2c 1c 1a 3a 2b 1b 3d"),
                // With latencies: latency, cost, destination, location.
                row("the lowest average latency comes first, then the lowest cost")
                        .latency("ann", "a", 50)
                        .latency("ann", "b", 20)
                        .latency("ann", "c", 30)
                        .latency("ann", "d", 40)
                        .ranks("2b 1b 2c 1c 3d 1a 3a"),
                row("the average over all players decides")
                        .latency("ann", "a", 10)
                        .latency("bob", "a", 100)
                        .latency("ann", "b", 50)
                        .latency("bob", "b", 50)
                        .latency("ann", "c", 0)
                        .latency("bob", "c", 120)
                        .latency("ann", "d", 200)
                        .ranks("2b 1b 1a 3a 2c 1c 3d"),
                row("a location that nobody measured comes last")
                        .latency("ann", "d", 500)
                        .ranks("3d 2b 2c 1a 1b 1c 3a"),
                row("equal latencies leave it to cost, destination and location")
                        .latency("ann", "a", 10)
                        .latency("ann", "b", 10)
                        .latency("ann", "c", 10)
                        .latency("ann", "d", 10)
                        .ranks("2b 2c 1a 1b 1c 3a 3d"),
                row("destination first leaves latency to choose the location")
                        .order(DESTINATION)
                        .latency("ann", "c", 10)
                        .latency("ann", "b", 20)
                        .latency("ann", "a", 30)
                        .ranks("1c 1b 1a 2c 2b 3a 3d"),
                row("cost first leaves latency to choose the location")
                        .order(COST)
                        .latency("ann", "c", 10)
                        .latency("ann", "b", 20)
                        .latency("ann", "a", 30)
                        .ranks("2c 2b 1c 1b 1a 3a 3d"),
                row("location first leaves latency to choose nothing")
                        .order(LOCATION)
                        .locations("b", "a")
                        .latency("ann", "c", 10)
                        .ranks("2b 1b 1a 3a 2c 1c 3d"),
                row("latency, then destination before cost")
                        .order(LATENCY, DESTINATION)
                        .latency("ann", "b", 10)
                        .ranks("1b 2b 1a 1c 2c 3a 3d"),
                // Latency policies.
                row("a player above the cap rules a location out")
                        .policy(60, null)
                        .latency("ann", "a", 10)
                        .latency("bob", "a", 61)
                        .latency("ann", "b", 60)
                        .latency("bob", "b", 60)
                        .latency("ann", "c", 61)
                        .latency("ann", "d", 0)
                        .ranks("3d 2b 1b"),
                row("a cap says nothing of a location that nobody measured")
                        .policy(60, null)
                        .latency("ann", "b", 61)
                        .latency("ann", "c", 60)
                        .ranks("2c 1c 1a 3a 3d"),
                relaxing(0).ranks("2b 1b"),
                relaxing(29).ranks("2b 1b"),
                relaxing(30).ranks("2b 1b 2c 1c"),
                relaxing(49).ranks("2b 1b 2c 1c"),
                relaxing(50).ranks("2b 1b 2c 1c 1a 3a"),
                relaxing(600).ranks("2b 1b 2c 1c 1a 3a"),
                row("when the last policy has run out, there is no cap")
                        .policy(5, 10)
                        .latency("ann", "a", 10)
                        .age(10)
                        .ranks("1a 3a 2b 2c 1b 1c 3d"),
                row("a policy without a duration hides the ones behind it")
                        .policy(5, null)
                        .policy(50, 10)
                        .latency("ann", "a", 10)
                        .age(500)
                        .ranks("2b 2c 1b 1c 3d"),
                // The filter and the override.
                row("only allowed locations are used").allowed("c", "d").ranks("1c 2c 3d"),
                row("only allowed locations are used with latencies")
                        .allowed("c", "d")
                        .latency("ann", "a", 1)
                        .latency("ann", "d", 2)
                        .ranks("3d 2c 1c"),
                row("an override comes first and the queue's own order behind it")
                        .order(LOCATION)
                        .locations("b", "a")
                        .override(Fallback.DEFAULT_AFTER_SINGLE_PASS, "d", "c")
                        .ranks("3d 1c 2c 1b 2b 1a 3a"),
                row("an override's locations come before cheaper others")
                        .order(COST, LOCATION)
                        .locations("b")
                        .override(Fallback.DEFAULT_AFTER_SINGLE_PASS, "d", "a")
                        .ranks("1a 3d 3a 2b 2c 1b 1c"),
                row("an override without a fallback is all there is")
                        .order(LOCATION)
                        .locations("b")
                        .override(Fallback.NONE, "d", "c")
                        .ranks("3d 1c 2c"),
                row("an override does not get around the filter")
                        .order(LOCATION)
                        .locations("b")
                        .allowed("a", "c")
                        .override(Fallback.DEFAULT_AFTER_SINGLE_PASS, "d", "c")
                        .ranks("1c 2c 1a 3a"),
                row("an override that the filter leaves nothing of finds nothing")
                        .order(LOCATION)
                        .locations("b")
                        .allowed("a")
                        .override(Fallback.NONE, "d")
                        .ranks(""));
    }

    private static Row relaxing(int age) {
        return row("policies relax from the strictest up, whatever their order; age " + age)
                .policy(100, 20)
                .policy(1000, null)
                .policy(50, 30)
                .latency("ann", "a", 150)
                .latency("ann", "b", 50)
                .latency("ann", "c", 100)
                .latency("ann", "d", 1001)
                .age(age);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theOrderIs(Row row) {
        assertThat(row.ranked(CANDIDATES)).isEqualTo(row.expected);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theOrderInWhichCandidatesAreFoundDoesNotMatter(Row row) {
        List<Candidate> shuffled = new ArrayList<>(CANDIDATES);
        Collections.shuffle(shuffled, new Random(7));
        assertThat(row.ranked(shuffled)).isEqualTo(row.expected);
    }

    /**
     * Every ordered choice of criteria: one after the other decides, and the first that tells two apart has the say.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inEveryCombinationTheFirstCriterionThatDiffersDecides(boolean withLatencies) {
        List<PlayerLatency> latencies = withLatencies
                ? List.of(
                        new PlayerLatency("ann", "a", 40),
                        new PlayerLatency("ann", "b", 40),
                        new PlayerLatency("ann", "c", 10),
                        new PlayerLatency("ann", "d", 20))
                : List.of();
        for (List<Criterion> named : orders(List.of())) {
            QueueSettings queue = new QueueSettings(
                    600,
                    List.of(),
                    List.of(),
                    List.of(),
                    new Priorities(named, List.of("d", "b")),
                    Optional.empty(),
                    Optional.empty());
            List<Candidate> ranked = new Ranking(queue, latencies, Optional.empty()).rank(CANDIDATES, Duration.ZERO);
            List<Criterion> deciding = new ArrayList<>(named);
            deciding.addAll(
                    withLatencies ? List.of(LATENCY, COST, DESTINATION, LOCATION) : List.of(DESTINATION, LOCATION));
            assertThat(ranked).as("by %s", named).containsExactlyInAnyOrderElementsOf(CANDIDATES);
            for (int i = 1; i < ranked.size(); i++) {
                assertThat(differences(ranked.get(i - 1), ranked.get(i), deciding, withLatencies))
                        .as("%s before %s by %s", ranked.get(i - 1), ranked.get(i), deciding)
                        .first()
                        .satisfies(difference -> assertThat(difference).isNegative());
            }
        }
    }

    /** All orders of any of the criteria that begin with the given ones. */
    private static List<List<Criterion>> orders(List<Criterion> start) {
        List<List<Criterion>> orders = new ArrayList<>(List.of(start));
        for (Criterion next : Criterion.values()) {
            if (!start.contains(next)) {
                orders.addAll(
                        orders(Stream.concat(start.stream(), Stream.of(next)).toList()));
            }
        }
        return orders;
    }

    private static List<Integer> differences(Candidate one, Candidate other, List<Criterion> by, boolean measured) {
        return by.stream()
                .map(criterion -> worth(one, criterion, measured) - worth(other, criterion, measured))
                .filter(difference -> difference != 0)
                .toList();
    }

    /** What the tables above say of a candidate; less is better. */
    private static int worth(Candidate candidate, Criterion criterion, boolean measured) {
        int place = "abcd".indexOf(candidate.location());
        return switch (criterion) {
            case LATENCY -> measured ? List.of(40, 40, 10, 20).get(place) : 0;
            case COST -> List.of(3, 1, 1_000).get(candidate.destination() - 1);
            case DESTINATION -> candidate.destination();
            case LOCATION -> List.of(2, 1, 3, 0).get(place);
        };
    }

    @Test
    void aFleetReachedByTwoDestinationsIsTriedOnceAtItsBestPlace() {
        List<Candidate> candidates = List.of(
                new Candidate("fleet-1", "a", 2, Optional.empty()),
                new Candidate("fleet-2", "a", 1, Optional.empty()),
                new Candidate("fleet-1", "a", 0, Optional.empty()));
        assertThat(row("").ranking().rank(candidates, Duration.ZERO))
                .extracting(Candidate::destination)
                .containsExactly(0, 1);
    }

    @Test
    void theNextChangeOfTheCapIsKnown() {
        LatencyCaps caps = new LatencyCaps(relaxing(0).policies);
        assertThat(caps.nextChange(Duration.ZERO)).contains(Duration.ofSeconds(30));
        assertThat(caps.nextChange(Duration.ofSeconds(30))).contains(Duration.ofSeconds(50));
        assertThat(caps.nextChange(Duration.ofSeconds(50))).isEmpty();
        assertThat(new LatencyCaps(List.of(new LatencyPolicy(1, Optional.of(5)))).nextChange(Duration.ofSeconds(4)))
                .contains(Duration.ofSeconds(5));
        assertThat(new LatencyCaps(List.of(new LatencyPolicy(1, Optional.of(5)))).nextChange(Duration.ofSeconds(5)))
                .isEmpty();
    }

    private static Row row(String rule) {
        return new Row(rule);
    }

    /** One rule: a queue, a request and the order that follows. */
    static final class Row {
        private final String rule;
        private final List<LatencyPolicy> policies = new ArrayList<>();
        private final List<PlayerLatency> latencies = new ArrayList<>();
        private List<Priorities.Criterion> order = List.of();
        private List<String> locationOrder = List.of();
        private List<String> allowed = List.of();
        private Optional<LocationOverride> override = Optional.empty();
        private Duration age = Duration.ZERO;
        private String expected;

        private Row(String rule) {
            this.rule = rule;
        }

        private Row order(Priorities.Criterion... types) {
            order = Arrays.asList(types);
            return this;
        }

        private Row locations(String... locations) {
            locationOrder = Arrays.asList(locations);
            return this;
        }

        private Row policy(int milliseconds, Integer seconds) {
            policies.add(new LatencyPolicy(milliseconds, Optional.ofNullable(seconds)));
            return this;
        }

        private Row latency(String player, String location, double milliseconds) {
            latencies.add(new PlayerLatency(player, location, milliseconds));
            return this;
        }

        private Row allowed(String... locations) {
            allowed = Arrays.asList(locations);
            return this;
        }

        private Row override(Fallback fallback, String... locations) {
            override = Optional.of(new LocationOverride(Arrays.asList(locations), fallback));
            return this;
        }

        private Row age(int seconds) {
            age = Duration.ofSeconds(seconds);
            return this;
        }

        private Row ranks(String candidates) {
            expected = candidates;
            return this;
        }

        private Ranking ranking() {
            QueueSettings queue = new QueueSettings(
                    600,
                    policies,
                    List.of(),
                    allowed,
                    new Priorities(order, locationOrder),
                    Optional.empty(),
                    Optional.empty());
            return new Ranking(queue, latencies, override);
        }

        private String ranked(List<Candidate> candidates) {
            List<String> names = ranking().rank(candidates, age).stream()
                    .map(candidate -> candidate.destination() + candidate.location())
                    .toList();
            return String.join(" ", names);
        }

        @Override
        public String toString() {
            return rule;
        }
    }
}
