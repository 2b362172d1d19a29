package dev.homeport.core.placement;

/** The latency that one player measured to one location. */
public record PlayerLatency(String playerId, String location, double milliseconds) {}
