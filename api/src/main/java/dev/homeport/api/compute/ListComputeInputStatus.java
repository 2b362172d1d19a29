package dev.homeport.api.compute;

/** The compute states a list can be narrowed to. */
public enum ListComputeInputStatus {
    ACTIVE,
    IMPAIRED
}
