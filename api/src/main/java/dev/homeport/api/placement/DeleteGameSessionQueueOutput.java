package dev.homeport.api.placement;

/** The output of DeleteGameSessionQueue. */
public record DeleteGameSessionQueueOutput() {}
