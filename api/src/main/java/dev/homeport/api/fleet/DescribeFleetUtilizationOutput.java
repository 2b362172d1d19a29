package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeFleetUtilization. */
public record DescribeFleetUtilizationOutput(List<FleetUtilization> fleetUtilization, String nextToken) {}
