package dev.homeport.api.alias;

import java.time.Instant;

/** A name that stands for a fleet or for a message. */
public record Alias(
        String aliasId,
        String name,
        String aliasArn,
        String description,
        RoutingStrategy routingStrategy,
        Instant creationTime,
        Instant lastUpdatedTime) {}
