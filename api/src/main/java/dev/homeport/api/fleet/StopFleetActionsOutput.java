package dev.homeport.api.fleet;

/** The output of StopFleetActions. */
public record StopFleetActionsOutput(String fleetId, String fleetArn) {}
