package dev.homeport.core.fleet;

/** A fleet in one of its locations. */
public record Place(String fleetId, String location) {}
