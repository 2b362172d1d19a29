package dev.homeport.api.placement;

import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** In which order a queue weighs cost, latency, destination and location. */
public record PriorityConfiguration(
        @Size(min = 1, max = 4) List<PriorityType> priorityOrder,
        @Size(min = 1, max = 100) List<@LocationName String> locationOrder) {}
