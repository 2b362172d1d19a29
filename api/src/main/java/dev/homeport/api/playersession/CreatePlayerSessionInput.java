package dev.homeport.api.playersession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.PlayerData;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.Required;

/** The input of CreatePlayerSession. */
public record CreatePlayerSessionInput(
        @Required @ArnText String gameSessionId,
        @Required @PlayerId String playerId,
        @PlayerData String playerData) {}
