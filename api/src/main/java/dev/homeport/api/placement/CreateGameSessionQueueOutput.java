package dev.homeport.api.placement;

/** The output of CreateGameSessionQueue. */
public record CreateGameSessionQueueOutput(GameSessionQueue gameSessionQueue) {}
