package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of DescribeFleetLocationAttributes. */
public record DescribeFleetLocationAttributesInput(
        @Required @FleetIdOrArn String fleetId,
        @Size(min = 1, max = 100) List<@LocationName String> locations,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
