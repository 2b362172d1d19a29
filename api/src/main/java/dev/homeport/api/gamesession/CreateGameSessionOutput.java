package dev.homeport.api.gamesession;

/** The output of CreateGameSession. */
public record CreateGameSessionOutput(GameSession gameSession) {}
