package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of UpdateGameSession. */
public record UpdateGameSessionInput(
        @Required @ArnText String gameSessionId,
        @Range(min = 0) Integer maximumPlayerSessionCount,
        @ShortText String name,
        PlayerSessionCreationPolicy playerSessionCreationPolicy,
        ProtectionPolicy protectionPolicy,
        @Size(max = 16) List<GameProperty> gameProperties) {}
