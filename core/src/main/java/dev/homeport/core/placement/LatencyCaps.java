package dev.homeport.core.placement;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a queue's latency policies follow one another while a placement grows older: the strictest first, each for its
 * duration, and when all have run out, none.
 */
final class LatencyCaps {
    private final List<LatencyPolicy> strictestFirst;

    LatencyCaps(List<LatencyPolicy> policies) {
        strictestFirst = policies.stream()
                .sorted(Comparator.comparingInt(LatencyPolicy::maximumMilliseconds))
                .toList();
    }

    /** The cap in force on a placement of that age. */
    OptionalInt at(Duration age) {
        Duration end = Duration.ZERO;
        for (LatencyPolicy policy : strictestFirst) {
            end = end.plusSeconds(policy.durationSeconds().orElse(0));
            if (policy.durationSeconds().isEmpty() || age.compareTo(end) < 0) {
                return OptionalInt.of(policy.maximumMilliseconds());
            }
        }
        return OptionalInt.empty();
    }

    /** The age at which the cap of a placement of the given age changes. */
    Optional<Duration> nextChange(Duration age) {
        Duration end = Duration.ZERO;
        for (LatencyPolicy policy : strictestFirst) {
            if (policy.durationSeconds().isEmpty()) {
                return Optional.empty();
            }
            end = end.plusSeconds(policy.durationSeconds().get());
            if (age.compareTo(end) < 0) {
                return Optional.of(end);
            }
        }
        return Optional.empty();
    }
}
