package dev.homeport.core.placement;

/** A player for whom a placement has reserved a slot. */
public record PlacedPlayer(String playerId, String playerSessionId) {}
