package dev.homeport.api.placement;

import dev.homeport.api.constraint.QueueNameOrArn;
import dev.homeport.api.constraint.Required;

/** The input of DeleteGameSessionQueue. */
public record DeleteGameSessionQueueInput(
        @Required @QueueNameOrArn String name) {}
