package dev.homeport.api.fleet;

/** Whether a fleet scales to and from zero by itself. */
public enum ZeroCapacityStrategy {
    MANUAL,
    SCALE_TO_AND_FROM_ZERO
}
