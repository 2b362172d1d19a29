package dev.homeport.api.fleet;

import java.util.List;

/** The output of CreateFleet. */
public record CreateFleetOutput(FleetAttributes fleetAttributes, List<LocationState> locationStates) {}
