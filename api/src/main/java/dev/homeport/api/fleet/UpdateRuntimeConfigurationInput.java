package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of UpdateRuntimeConfiguration. */
public record UpdateRuntimeConfigurationInput(
        @Required @FleetIdOrArn String fleetId, @Required RuntimeConfiguration runtimeConfiguration) {}
