package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DescribeRuntimeConfiguration. */
public record DescribeRuntimeConfigurationInput(
        @Required @FleetIdOrArn String fleetId) {}
