package dev.homeport.api.fleet;

/** An activity of a fleet that can be stopped and started. */
public enum FleetAction {
    AUTO_SCALING
}
