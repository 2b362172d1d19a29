package dev.homeport.api.placement;

/** The output of StartGameSessionPlacement. */
public record StartGameSessionPlacementOutput(GameSessionPlacement gameSessionPlacement) {}
