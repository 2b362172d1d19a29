package dev.homeport.api.fleet;

/** How a metric is compared with the threshold of a scaling policy. */
public enum ComparisonOperatorType {
    GreaterThanOrEqualToThreshold,
    GreaterThanThreshold,
    LessThanThreshold,
    LessThanOrEqualToThreshold
}
