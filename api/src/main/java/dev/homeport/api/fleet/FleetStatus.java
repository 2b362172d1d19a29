package dev.homeport.api.fleet;

/** The life-cycle state of a fleet or of one of its locations. */
public enum FleetStatus {
    NEW,
    DOWNLOADING,
    VALIDATING,
    BUILDING,
    ACTIVATING,
    ACTIVE,
    DELETING,
    ERROR,
    TERMINATED,
    NOT_FOUND
}
