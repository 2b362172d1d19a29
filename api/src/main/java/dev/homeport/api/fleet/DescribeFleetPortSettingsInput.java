package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Required;

/** The input of DescribeFleetPortSettings. */
public record DescribeFleetPortSettingsInput(
        @Required @FleetIdOrArn String fleetId,
        @LocationName String location) {}
