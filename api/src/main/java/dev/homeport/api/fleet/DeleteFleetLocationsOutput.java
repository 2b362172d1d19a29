package dev.homeport.api.fleet;

import java.util.List;

/** The output of DeleteFleetLocations. */
public record DeleteFleetLocationsOutput(String fleetId, String fleetArn, List<LocationState> locationStates) {}
