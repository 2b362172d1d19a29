package dev.homeport.core.placement;

import dev.homeport.core.Refusal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** In which order a queue weighs things, and the order of its locations; both lists are empty by default. */
public record Priorities(List<Criterion> order, List<String> locationOrder) {
    public static final Priorities DEFAULT = new Priorities(List.of(), List.of());

    /** What may be weighed. */
    public enum Criterion {
        LATENCY,
        COST,
        DESTINATION,
        LOCATION
    }

    void check() {
        requireDistinct("PriorityConfiguration.PriorityOrder", order);
        requireDistinct("PriorityConfiguration.LocationOrder", locationOrder);
        if (order.contains(Criterion.LOCATION) && locationOrder.isEmpty()) {
            throw Refusal.invalidRequest("PriorityConfiguration.LocationOrder is required, "
                    + "because PriorityConfiguration.PriorityOrder contains LOCATION");
        }
    }

    static void requireDistinct(String member, List<?> values) {
        Set<Object> seen = new HashSet<>();
        for (Object value : values) {
            if (!seen.add(value)) {
                throw Refusal.invalidRequest("%s lists %s twice; list each once", member, value);
            }
        }
    }
}
