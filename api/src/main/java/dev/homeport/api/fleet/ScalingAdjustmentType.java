package dev.homeport.api.fleet;

/** How a scaling adjustment is to be read. */
public enum ScalingAdjustmentType {
    ChangeInCapacity,
    ExactCapacity,
    PercentChangeInCapacity
}
