package dev.homeport.api.fleet;

/** Whether a change has yet to reach a location. */
public enum LocationUpdateStatus {
    PENDING_UPDATE
}
