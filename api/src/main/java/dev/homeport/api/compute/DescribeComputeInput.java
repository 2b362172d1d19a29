package dev.homeport.api.compute;

import dev.homeport.api.constraint.ComputeNameOrArn;
import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DescribeCompute. */
public record DescribeComputeInput(
        @Required @FleetIdOrArn String fleetId,
        @Required @ComputeNameOrArn String computeName) {}
