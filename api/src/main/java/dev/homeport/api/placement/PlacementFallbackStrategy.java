package dev.homeport.api.placement;

/** What a placement does once all locations of its override were tried. */
public enum PlacementFallbackStrategy {
    DEFAULT_AFTER_SINGLE_PASS,
    NONE
}
