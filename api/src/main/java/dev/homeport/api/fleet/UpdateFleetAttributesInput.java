package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import dev.homeport.api.gamesession.ProtectionPolicy;
import java.util.List;

/** The input of UpdateFleetAttributes. */
public record UpdateFleetAttributesInput(
        @Required @FleetIdOrArn String fleetId,
        @ShortText String name,
        @ShortText String description,
        ProtectionPolicy newGameSessionProtectionPolicy,
        ResourceCreationLimitPolicy resourceCreationLimitPolicy,
        @Size(max = 1) List<@Length(min = 1, max = 255) String> metricGroups,
        AnywhereConfiguration anywhereConfiguration) {}
