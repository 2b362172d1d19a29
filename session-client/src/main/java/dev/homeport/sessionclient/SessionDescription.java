package dev.homeport.sessionclient;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * A game session.
 *
 * @param id the ARN by which players join it
 * @param name what its creator called it, or an empty text
 * @param host where it runs: a host name if it has one, else an address
 * @param location the location it runs in; not known of a session created through the gateway
 * @param creationTime when it was created; not known through the gateway
 */
public record SessionDescription(
        String id,
        String name,
        Map<String, String> properties,
        int currentPlayers,
        int maximumPlayers,
        String host,
        int port,
        Optional<String> location,
        Optional<Instant> creationTime) {

    public SessionDescription {
        properties = Map.copyOf(properties);
    }

    public int freeSlots() {
        return Math.max(0, maximumPlayers - currentPlayers);
    }
}
