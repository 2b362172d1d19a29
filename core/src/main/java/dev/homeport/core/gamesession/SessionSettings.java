package dev.homeport.core.gamesession;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the creator of a game session says about it, in the order given. */
public record SessionSettings(
        Optional<String> name,
        Map<String, String> properties,
        Optional<String> data,
        Optional<String> matchmakerData,
        Optional<String> creatorId) {

    public static final int MOST_PROPERTIES = 16;

    SessionSettings with(Optional<String> otherName, Map<String, String> moreProperties) {
        Map<String, String> merged = new LinkedHashMap<>(properties);
        merged.putAll(moreProperties);
        return new SessionSettings(otherName.or(this::name), merged, data, matchmakerData, creatorId);
    }
}
