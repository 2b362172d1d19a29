package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.GameSessionData;
import dev.homeport.api.constraint.IdText;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;
import dev.homeport.api.constraint.Size;
import java.util.List;

/** The input of CreateGameSession. */
public record CreateGameSessionInput(
        @FleetIdOrArn String fleetId,
        @AliasIdOrArn String aliasId,
        @Required @Range(min = 0) Integer maximumPlayerSessionCount,
        @ShortText String name,
        @Size(max = 16) List<GameProperty> gameProperties,
        @ShortText String creatorId,
        @IdText String gameSessionId,
        @IdText String idempotencyToken,
        @GameSessionData String gameSessionData,
        @LocationName String location) {}
