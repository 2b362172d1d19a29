package dev.homeport.api.compute;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;

/** The input of ListCompute. */
public record ListComputeInput(
        @Required @FleetIdOrArn String fleetId,
        @LocationName String location,

        @Length(min = 1, max = 512)
        @Pattern("^[a-zA-Z0-9\\-]+$|^arn:.*:containergroupdefinition\\/[a-zA-Z0-9\\-]+(:[0-9]+)?$")
        String containerGroupDefinitionName,

        ListComputeInputStatus computeStatus,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
