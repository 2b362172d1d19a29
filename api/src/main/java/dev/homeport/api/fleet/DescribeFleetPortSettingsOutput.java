package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeFleetPortSettings. */
public record DescribeFleetPortSettingsOutput(
        String fleetId,
        String fleetArn,
        List<IpPermission> inboundPermissions,
        LocationUpdateStatus updateStatus,
        String location) {}
