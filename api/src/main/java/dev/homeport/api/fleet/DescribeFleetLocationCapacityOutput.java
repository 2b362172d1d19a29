package dev.homeport.api.fleet;

/** The output of DescribeFleetLocationCapacity. */
public record DescribeFleetLocationCapacityOutput(FleetCapacity fleetCapacity) {}
