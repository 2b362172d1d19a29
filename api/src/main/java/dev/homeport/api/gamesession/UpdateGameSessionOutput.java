package dev.homeport.api.gamesession;

/** The output of UpdateGameSession. */
public record UpdateGameSessionOutput(GameSession gameSession) {}
