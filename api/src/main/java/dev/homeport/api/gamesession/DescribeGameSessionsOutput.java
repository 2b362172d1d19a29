package dev.homeport.api.gamesession;

import java.util.List;

/** The output of DescribeGameSessions. */
public record DescribeGameSessionsOutput(List<GameSession> gameSessions, String nextToken) {}
