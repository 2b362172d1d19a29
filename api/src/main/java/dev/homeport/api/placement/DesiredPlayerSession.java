package dev.homeport.api.placement;

import dev.homeport.api.constraint.PlayerData;
import dev.homeport.api.constraint.PlayerId;

/** A player for whom a placement shall reserve a slot. */
public record DesiredPlayerSession(
        @PlayerId String playerId, @PlayerData String playerData) {}
