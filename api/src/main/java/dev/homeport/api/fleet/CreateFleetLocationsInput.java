package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of CreateFleetLocations. */
public record CreateFleetLocationsInput(
        @Required @FleetIdOrArn String fleetId,
        @Required @Size(min = 1, max = 100) List<LocationConfiguration> locations) {}
