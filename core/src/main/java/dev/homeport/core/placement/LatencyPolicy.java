package dev.homeport.core.placement;

import java.util.Optional;

/** The highest latency that any player may have, for a while or, without a duration, until the placement times out. */
public record LatencyPolicy(int maximumMilliseconds, Optional<Integer> durationSeconds) {}
