package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeFleetAttributes. */
public record DescribeFleetAttributesOutput(List<FleetAttributes> fleetAttributes, String nextToken) {}
