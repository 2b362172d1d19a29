package dev.homeport.api.compute;

/** The output of RegisterCompute. */
public record RegisterComputeOutput(Compute compute) {}
