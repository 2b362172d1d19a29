package dev.homeport.api.placement;

import dev.homeport.api.constraint.ArnText;

/** A fleet or alias in which a queue places game sessions. */
public record GameSessionQueueDestination(@ArnText String destinationArn) {}
