package dev.homeport.api.fleet;

/** How managed instances are paid for. */
public enum FleetType {
    ON_DEMAND,
    SPOT
}
