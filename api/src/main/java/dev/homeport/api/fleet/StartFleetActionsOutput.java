package dev.homeport.api.fleet;

/** The output of StartFleetActions. */
public record StartFleetActionsOutput(String fleetId, String fleetArn) {}
