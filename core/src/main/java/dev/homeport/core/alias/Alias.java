package dev.homeport.core.alias;

import java.time.Instant;
import java.util.Optional;

/** A name that stands for a fleet, which can be exchanged behind it, or for a message. */
public record Alias(
        String id,
        String name,
        Optional<String> description,
        Routing routing,
        Instant creationTime,
        Instant lastUpdatedTime) {

    /** Where an alias leads. */
    public sealed interface Routing {
        /** To a fleet. */
        record Simple(String fleetId) implements Routing {}

        /** Nowhere: whoever follows it is refused with the message. */
        record Terminal(String message) implements Routing {}
    }
}
