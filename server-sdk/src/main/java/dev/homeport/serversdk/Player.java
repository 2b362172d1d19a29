package dev.homeport.serversdk;

import java.util.Map;

/**
 * A player as the matchmaker knows them.
 *
 * @param team the team the player is in; empty when the player has none
 * @param latencyInMs round-trip time by region or location
 */
public record Player(
        String playerId, String team, Map<String, AttributeValue> attributes, Map<String, Integer> latencyInMs) {

    public Player {
        attributes = Map.copyOf(attributes);
        latencyInMs = Map.copyOf(latencyInMs);
    }

    public Player(String playerId, String team) {
        this(playerId, team, Map.of(), Map.of());
    }
}
