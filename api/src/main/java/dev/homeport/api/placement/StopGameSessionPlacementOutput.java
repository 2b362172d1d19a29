package dev.homeport.api.placement;

/** The output of StopGameSessionPlacement. */
public record StopGameSessionPlacementOutput(GameSessionPlacement gameSessionPlacement) {}
