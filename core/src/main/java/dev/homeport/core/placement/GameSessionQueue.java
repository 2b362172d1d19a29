package dev.homeport.core.placement;

/** A queue that places game sessions in the best of several destinations. */
public record GameSessionQueue(String name, QueueSettings settings) {}
