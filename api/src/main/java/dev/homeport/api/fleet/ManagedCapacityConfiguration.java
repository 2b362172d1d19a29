package dev.homeport.api.fleet;

/** How a managed fleet scales to and from zero. */
public record ManagedCapacityConfiguration(
        ZeroCapacityStrategy zeroCapacityStrategy, Integer scaleInAfterInactivityMinutes) {}
