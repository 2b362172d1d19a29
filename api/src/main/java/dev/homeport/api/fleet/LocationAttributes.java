package dev.homeport.api.fleet;

import java.util.List;

/** The state of one location of a fleet and the actions stopped there. */
public record LocationAttributes(
        LocationState locationState, List<FleetAction> stoppedActions, LocationUpdateStatus updateStatus) {}
