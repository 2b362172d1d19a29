package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeFleetLocationAttributes. */
public record DescribeFleetLocationAttributesOutput(
        String fleetId, String fleetArn, List<LocationAttributes> locationAttributes, String nextToken) {}
