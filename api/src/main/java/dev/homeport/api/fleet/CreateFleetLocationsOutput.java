package dev.homeport.api.fleet;

import java.util.List;

/** The output of CreateFleetLocations. */
public record CreateFleetLocationsOutput(String fleetId, String fleetArn, List<LocationState> locationStates) {}
