package dev.homeport.api.placement;

/** The output of DescribeGameSessionPlacement. */
public record DescribeGameSessionPlacementOutput(GameSessionPlacement gameSessionPlacement) {}
