package dev.homeport.sessionclient;

/** How far a player is from a location. */
public record PlayerLatency(String playerId, String location, double milliseconds) {}
