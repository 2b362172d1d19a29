package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;

/** The input of SearchGameSessions. */
public record SearchGameSessionsInput(
        @FleetIdOrArn String fleetId,
        @AliasIdOrArn String aliasId,
        @LocationName String location,
        @ShortText String filterExpression,
        @ShortText String sortExpression,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
