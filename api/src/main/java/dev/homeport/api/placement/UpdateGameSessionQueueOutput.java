package dev.homeport.api.placement;

/** The output of UpdateGameSessionQueue. */
public record UpdateGameSessionQueueOutput(GameSessionQueue gameSessionQueue) {}
