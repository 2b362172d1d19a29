package dev.homeport.core.placement;

import dev.homeport.core.placement.LocationOverride.Fallback;
import dev.homeport.core.placement.Priorities.Criterion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * In which order a queue tries the places for a game session.
 *
 * <p>First, places are ruled out: those outside the queue's allowed locations, which nothing overrides; those that some
 * player is too far from under the latency policy in force; and, if a placement's override has no fallback, those
 * outside the override. Then the rest are compared by the queue's priorities in turn, those it does not name following
 * in the default order: with latencies by average latency, cost, destination, location; without, by destination and
 * location. An override's locations come before all others, in its own order.
 */
public final class Ranking {
    private static final List<Criterion> WITH_LATENCIES =
            List.of(Criterion.LATENCY, Criterion.COST, Criterion.DESTINATION, Criterion.LOCATION);

    /** Destination and location leave no tie, so what follows them is never asked. */
    private static final List<Criterion> WITHOUT_LATENCIES = List.of(Criterion.DESTINATION, Criterion.LOCATION);

    private final QueueSettings queue;
    private final Latencies latencies;
    private final Optional<LocationOverride> override;

    public Ranking(QueueSettings queue, List<PlayerLatency> latencies, Optional<LocationOverride> override) {
        this.queue = queue;
        this.latencies = new Latencies(latencies);
        this.override = override;
    }

    /** The candidates to try for a placement of that age, the best first, each fleet and location once. */
    public List<Candidate> rank(Collection<Candidate> candidates, Duration age) {
        OptionalInt cap = latencies.areGiven() ? new LatencyCaps(queue.latencyPolicies()).at(age) : OptionalInt.empty();
        Set<List<String>> seen = new HashSet<>();
        return candidates.stream()
                .filter(candidate -> isAllowed(candidate.location()))
                .filter(candidate -> cap.isEmpty() || latencies.areWithin(cap.getAsInt(), candidate.location()))
                .sorted(order())
                .filter(candidate -> seen.add(List.of(candidate.fleetId(), candidate.location())))
                .toList();
    }

    private boolean isAllowed(String location) {
        boolean withinQueue =
                queue.allowedLocations().isEmpty() || queue.allowedLocations().contains(location);
        boolean withinOverride = override.filter(wish -> wish.fallback() == Fallback.NONE)
                .map(wish -> wish.locations().contains(location))
                .orElse(true);
        return withinQueue && withinOverride;
    }

    private Comparator<Candidate> order() {
        Comparator<Candidate> order = Comparator.comparing(candidate -> !isPreferred(candidate.location()));
        List<Criterion> criteria = Stream.concat(queue.priorities().order().stream(), defaultOrder().stream())
                .distinct()
                .toList();
        for (Criterion criterion : criteria) {
            order = order.thenComparing(by(criterion));
        }
        return order;
    }

    private boolean isPreferred(String location) {
        return override.map(wish -> wish.locations().contains(location)).orElse(false);
    }

    private List<Criterion> defaultOrder() {
        return latencies.areGiven() ? WITH_LATENCIES : WITHOUT_LATENCIES;
    }

    private Comparator<Candidate> by(Criterion criterion) {
        return switch (criterion) {
            case LATENCY -> Comparator.comparingDouble(candidate -> latencies.average(candidate.location()));
            case COST ->
                Comparator.comparing(
                        candidate -> candidate.cost().orElse(null), Comparator.nullsLast(Comparator.naturalOrder()));
            case DESTINATION -> Comparator.comparingInt(Candidate::destination);
            case LOCATION -> byLocation();
        };
    }

    /** Locations that no order lists come behind those it does, alphabetically. */
    private Comparator<Candidate> byLocation() {
        List<String> listed = new ArrayList<>();
        override.ifPresent(wish -> listed.addAll(wish.locations()));
        listed.addAll(queue.priorities().locationOrder());
        return Comparator.<Candidate>comparingInt(candidate -> position(candidate.location(), listed))
                .thenComparing(Candidate::location);
    }

    private static int position(String location, List<String> listed) {
        int position = listed.indexOf(location);
        return position < 0 ? Integer.MAX_VALUE : position;
    }
}
