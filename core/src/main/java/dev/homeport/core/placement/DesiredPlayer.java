package dev.homeport.core.placement;

import java.util.Optional;

/** A player for whom a placement shall reserve a slot. */
public record DesiredPlayer(String playerId, Optional<String> playerData) {}
