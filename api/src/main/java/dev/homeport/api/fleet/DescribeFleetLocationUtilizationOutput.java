package dev.homeport.api.fleet;

/** The output of DescribeFleetLocationUtilization. */
public record DescribeFleetLocationUtilizationOutput(FleetUtilization fleetUtilization) {}
