package dev.homeport.api.gamesession;

/** The output of TerminateGameSession. */
public record TerminateGameSessionOutput(GameSession gameSession) {}
