package dev.homeport.core.placement;

import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The latencies of all players of a placement, by location. */
final class Latencies {
    private final Map<String, DoubleSummaryStatistics> byLocation = new HashMap<>();

    Latencies(List<PlayerLatency> latencies) {
        latencies.forEach(latency -> byLocation
                .computeIfAbsent(latency.location(), location -> new DoubleSummaryStatistics())
                .accept(latency.milliseconds()));
    }

    boolean areGiven() {
        return !byLocation.isEmpty();
    }

    /** The average over the players who measured it; a location that nobody measured is farther than any. */
    double average(String location) {
        DoubleSummaryStatistics measured = byLocation.get(location);
        return measured == null ? Double.POSITIVE_INFINITY : measured.getAverage();
    }

    /** Whether no player reported more; where nobody reported anything, nobody did. */
    boolean areWithin(int maximumMilliseconds, String location) {
        DoubleSummaryStatistics measured = byLocation.get(location);
        return measured == null || measured.getMax() <= maximumMilliseconds;
    }
}
