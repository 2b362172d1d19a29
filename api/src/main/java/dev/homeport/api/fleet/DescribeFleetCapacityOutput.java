package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeFleetCapacity. */
public record DescribeFleetCapacityOutput(List<FleetCapacity> fleetCapacity, String nextToken) {}
