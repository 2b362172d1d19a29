package dev.homeport.api.playersession;

import dev.homeport.api.constraint.ArnText;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.PlayerSessionId;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.ShortText;

/** The input of DescribePlayerSessions. */
public record DescribePlayerSessionsInput(
        @ArnText String gameSessionId,
        @PlayerId String playerId,
        @PlayerSessionId String playerSessionId,
        @ShortText String playerSessionStatusFilter,
        @Range(min = 1) Integer limit,
        @ShortText String nextToken) {}
