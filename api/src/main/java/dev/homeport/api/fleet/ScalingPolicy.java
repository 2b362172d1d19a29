package dev.homeport.api.fleet;

/** A rule that scales a fleet on a metric. */
public record ScalingPolicy(
        String fleetId,
        String fleetArn,
        String name,
        ScalingStatusType status,
        Integer scalingAdjustment,
        ScalingAdjustmentType scalingAdjustmentType,
        ComparisonOperatorType comparisonOperator,
        Double threshold,
        Integer evaluationPeriods,
        MetricName metricName,
        PolicyType policyType,
        TargetConfiguration targetConfiguration,
        LocationUpdateStatus updateStatus,
        String location) {}
