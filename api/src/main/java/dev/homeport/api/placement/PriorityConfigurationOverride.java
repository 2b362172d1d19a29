package dev.homeport.api.placement;

import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The location order of a single placement, in place of that of its queue. */
public record PriorityConfigurationOverride(
        PlacementFallbackStrategy placementFallbackStrategy,
        @Required @Size(min = 1, max = 10) List<@LocationName String> locationOrder) {}
