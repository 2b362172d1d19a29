package dev.homeport.api.placement;

import dev.homeport.api.constraint.Range;

/** The highest latency a player may have while a placement is younger than a limit. */
public record PlayerLatencyPolicy(
        @Range(min = 0) Integer maximumIndividualPlayerLatencyMilliseconds,
        @Range(min = 0) Integer policyDurationSeconds) {}
