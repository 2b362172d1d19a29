package dev.homeport.api.gamesession;

import dev.homeport.api.constraint.AliasIdOrArn;
import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;

/** The input of DescribeGameSessionDetails. */
public record DescribeGameSessionDetailsInput(
        @FleetIdOrArn String fleetId,
        @ArnText String gameSessionId,
        @AliasIdOrArn String aliasId,
        @LocationName String location,
        @ShortText String statusFilter,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
