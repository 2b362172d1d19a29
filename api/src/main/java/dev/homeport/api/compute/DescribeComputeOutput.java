package dev.homeport.api.compute;

/** The output of DescribeCompute. */
public record DescribeComputeOutput(Compute compute) {}
