package dev.homeport.api.gamesession;

import java.util.List;

/** The output of SearchGameSessions. */
public record SearchGameSessionsOutput(List<GameSession> gameSessions, String nextToken) {}
