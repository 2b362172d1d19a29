package dev.homeport.api.compute;

import java.util.List;

/** The output of ListCompute. */
public record ListComputeOutput(List<Compute> computeList, String nextToken) {}
