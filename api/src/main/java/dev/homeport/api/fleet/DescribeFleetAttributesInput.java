package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of DescribeFleetAttributes. */
public record DescribeFleetAttributesInput(
        @Size(min = 1) List<@FleetIdOrArn String> fleetIds,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
