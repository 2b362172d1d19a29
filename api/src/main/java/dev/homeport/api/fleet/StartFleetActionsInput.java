package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of StartFleetActions. */
public record StartFleetActionsInput(
        @Required @FleetIdOrArn String fleetId,
        @Required @Size(min = 1, max = 1) List<FleetAction> actions,
        @LocationName String location) {}
