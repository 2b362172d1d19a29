package dev.homeport.api.fleet;

/** The life-cycle state of a scaling policy. */
public enum ScalingStatusType {
    ACTIVE,
    UPDATE_REQUESTED,
    UPDATING,
    DELETE_REQUESTED,
    DELETING,
    DELETED,
    ERROR
}
