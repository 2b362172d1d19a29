package dev.homeport.api.placement;

import dev.homeport.api.constraint.IdText;
import dev.homeport.api.constraint.Required;

/** The input of DescribeGameSessionPlacement. */
public record DescribeGameSessionPlacementInput(
        @Required @IdText String placementId) {}
