package dev.homeport.api.playersession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.PlayerData;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;
import java.util.Map;

/** The input of CreatePlayerSessions. */
public record CreatePlayerSessionsInput(
        @Required @ArnText String gameSessionId,
        @Required @Size(min = 1, max = 25) List<@PlayerId String> playerIds,
        Map<@ShortText String, @PlayerData String> playerDataMap) {}
