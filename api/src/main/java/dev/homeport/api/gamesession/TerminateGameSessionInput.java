package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.Required;

/** The input of TerminateGameSession. */
public record TerminateGameSessionInput(
        @Required @ArnText String gameSessionId, @Required TerminationMode terminationMode) {}
