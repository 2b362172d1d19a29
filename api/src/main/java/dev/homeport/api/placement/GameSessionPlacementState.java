package dev.homeport.api.placement;

/** The life-cycle state of a placement. */
public enum GameSessionPlacementState {
    PENDING,
    FULFILLED,
    CANCELLED,
    TIMED_OUT,
    FAILED
}
