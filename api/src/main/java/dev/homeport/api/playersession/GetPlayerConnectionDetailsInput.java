package dev.homeport.api.playersession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of GetPlayerConnectionDetails. */
public record GetPlayerConnectionDetailsInput(
        @Required @ArnText String gameSessionId,
        @Required @Size(min = 1, max = 25) List<@PlayerId String> playerIds) {}
