package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.placement.DesiredPlayerSession;
import dev.homeport.api.placement.PlacementFallbackStrategy;
import dev.homeport.api.placement.PriorityConfigurationOverride;
import dev.homeport.api.placement.StartGameSessionPlacementInput;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.placement.DesiredPlayer;
import dev.homeport.core.placement.LocationOverride;
import dev.homeport.core.placement.PlacementRequest;
import dev.homeport.core.placement.PlayerLatency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Reads what a placement is asked for. */
final class PlacementRequests {
    /** A full game session of players who measured every location of a fleet. */
    private static final int MOST_LATENCIES = 20_000;

    private PlacementRequests() {}

    static PlacementRequest of(StartGameSessionPlacementInput in) {
        List<dev.homeport.api.placement.PlayerLatency> latencies =
                Objects.requireNonNullElse(in.playerLatencies(), List.of());
        if (latencies.size() > MOST_LATENCIES) {
            throw invalid("PlayerLatencies has %d items; there can be at most %d"
                    .formatted(latencies.size(), MOST_LATENCIES));
        }
        return new PlacementRequest(
                GameSessionOperations.players(in.maximumPlayerSessionCount()),
                new SessionSettings(
                        Optional.ofNullable(in.gameSessionName()),
                        SessionShapes.properties(in.gameProperties()),
                        Optional.ofNullable(in.gameSessionData()),
                        Optional.empty(),
                        Optional.empty()),
                Objects.requireNonNullElse(in.desiredPlayerSessions(), List.<DesiredPlayerSession>of()).stream()
                        .map(PlacementRequests::player)
                        .toList(),
                latencies.stream().map(PlacementRequests::latency).toList(),
                Optional.ofNullable(in.priorityConfigurationOverride()).map(PlacementRequests::override));
    }

    private static DesiredPlayer player(DesiredPlayerSession player) {
        return new DesiredPlayer(
                required("PlayerId", "DesiredPlayerSessions", player.playerId()),
                Optional.ofNullable(player.playerData()));
    }

    private static PlayerLatency latency(dev.homeport.api.placement.PlayerLatency latency) {
        double milliseconds = required("LatencyInMilliseconds", "PlayerLatencies", latency.latencyInMilliseconds());
        if (!(milliseconds >= 0) || Double.isInfinite(milliseconds)) {
            throw invalid("LatencyInMilliseconds is %s; it cannot be less than 0".formatted(milliseconds));
        }
        return new PlayerLatency(
                required("PlayerId", "PlayerLatencies", latency.playerId()),
                required("RegionIdentifier", "PlayerLatencies", latency.regionIdentifier()),
                milliseconds);
    }

    private static LocationOverride override(PriorityConfigurationOverride override) {
        PlacementFallbackStrategy fallback = Objects.requireNonNullElse(
                override.placementFallbackStrategy(), PlacementFallbackStrategy.DEFAULT_AFTER_SINGLE_PASS);
        return new LocationOverride(override.locationOrder(), LocationOverride.Fallback.valueOf(fallback.name()));
    }

    private static <T> T required(String member, String list, T value) {
        if (value == null) {
            throw invalid("%s is required in each of %s".formatted(member, list));
        }
        return value;
    }

    private static ApiError invalid(String message) {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message);
    }
}
