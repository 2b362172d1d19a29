package dev.homeport.api.fleet;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;

/** The input of DescribeScalingPolicies. */
public record DescribeScalingPoliciesInput(
        @Required @FleetIdOrArn String fleetId,
        ScalingStatusType statusFilter,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken,
        @LocationName String location) {}
