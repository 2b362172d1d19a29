package dev.homeport.api.fleet;

import java.util.List;

/** The output of DescribeScalingPolicies. */
public record DescribeScalingPoliciesOutput(List<ScalingPolicy> scalingPolicies, String nextToken) {}
