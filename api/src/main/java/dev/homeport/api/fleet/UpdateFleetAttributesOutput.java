package dev.homeport.api.fleet;

/** The output of UpdateFleetAttributes. */
public record UpdateFleetAttributesOutput(String fleetId, String fleetArn) {}
