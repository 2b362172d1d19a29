package dev.homeport.api.placement;

/** A player session that a placement has made. */
public record PlacedPlayerSession(String playerId, String playerSessionId) {}
