package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Required;

/** The input of DescribeFleetLocationCapacity. */
public record DescribeFleetLocationCapacityInput(
        @Required @FleetIdOrArn String fleetId,
        @Required @LocationName String location) {}
