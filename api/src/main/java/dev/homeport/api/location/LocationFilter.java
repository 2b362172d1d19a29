package dev.homeport.api.location;

/** Whose locations a list holds. */
public enum LocationFilter {
    AWS,
    CUSTOM
}
