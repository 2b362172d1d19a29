package dev.homeport.api.placement;

import dev.homeport.api.constraint.IdText;
import dev.homeport.api.constraint.Required;

/** The input of StopGameSessionPlacement. */
public record StopGameSessionPlacementInput(
        @Required @IdText String placementId) {}
