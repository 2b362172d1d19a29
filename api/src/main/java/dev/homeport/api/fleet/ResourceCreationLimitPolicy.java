package dev.homeport.api.fleet;

import dev.homeport.api.constraint.Range;

/** How many game sessions one creator may start within a period. */
public record ResourceCreationLimitPolicy(
        @Range(min = 0) Integer newGameSessionsPerCreator,
        @Range(min = 0) Integer policyPeriodInMinutes) {}
