package dev.homeport.sessionclient;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A player in a matchmaking request.
 *
 * @param attributes what the rules look at: each value is a text, a number, a list of texts, or a map of numbers
 * @param latencies milliseconds by location
 */
public record MatchPlayer(String playerId, Map<String, Object> attributes, Map<String, Integer> latencies) {
    public MatchPlayer {
        attributes = Map.copyOf(attributes);
        latencies = Map.copyOf(latencies);
    }

    public static MatchPlayer of(String playerId) {
        return new MatchPlayer(playerId, Map.of(), Map.of());
    }

    public MatchPlayer with(String attribute, String value) {
        return withValue(attribute, value);
    }

    public MatchPlayer with(String attribute, double value) {
        return withValue(attribute, value);
    }

    public MatchPlayer with(String attribute, List<String> values) {
        return withValue(attribute, List.copyOf(values));
    }

    public MatchPlayer with(String attribute, Map<String, Double> values) {
        return withValue(attribute, Map.copyOf(values));
    }

    public MatchPlayer withLatency(String location, int milliseconds) {
        Map<String, Integer> all = new LinkedHashMap<>(latencies);
        all.put(location, milliseconds);
        return new MatchPlayer(playerId, attributes, all);
    }

    private MatchPlayer withValue(String attribute, Object value) {
        Map<String, Object> all = new LinkedHashMap<>(attributes);
        all.put(attribute, value);
        return new MatchPlayer(playerId, all, latencies);
    }
}
