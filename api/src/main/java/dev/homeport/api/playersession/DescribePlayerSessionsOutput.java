package dev.homeport.api.playersession;

import java.util.List;

/** The output of DescribePlayerSessions. */
public record DescribePlayerSessionsOutput(List<PlayerSession> playerSessions, String nextToken) {}
