package dev.homeport.api.fleet;

/** How busy a fleet, or one location of it, is right now. */
public record FleetUtilization(
        String fleetId,
        String fleetArn,
        Integer activeServerProcessCount,
        Integer activeGameSessionCount,
        Integer currentPlayerSessionCount,
        Integer maximumPlayerSessionCount,
        String location) {}
