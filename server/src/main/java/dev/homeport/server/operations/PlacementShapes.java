package dev.homeport.server.operations;

import dev.homeport.api.placement.GameSessionPlacement;
import dev.homeport.api.placement.GameSessionPlacementState;
import dev.homeport.api.placement.PlacedPlayerSession;
import dev.homeport.api.placement.PlacementFallbackStrategy;
import dev.homeport.api.placement.PlayerLatency;
import dev.homeport.api.placement.PriorityConfigurationOverride;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.placement.LocationOverride;
import dev.homeport.core.placement.Placement;
import dev.homeport.core.placement.PlacementRequest;
import java.util.List;

/** Turns placements into the API's shape. */
record PlacementShapes(State state, Arns arns) {

    GameSessionPlacement describe(Placement placement) {
        PlacementRequest request = placement.request();
        GameSessionPlacement.Builder described = GameSessionPlacement.builder()
                .placementId(placement.id())
                .gameSessionQueueName(placement.queueName())
                .status(GameSessionPlacementState.valueOf(placement.status().name()))
                .gameProperties(SessionShapes.properties(request.settings().properties()))
                .maximumPlayerSessionCount(request.maximumPlayers())
                .gameSessionName(request.settings().name().orElse(null))
                .gameSessionData(request.settings().data().orElse(null))
                .matchmakerData(request.settings().matchmakerData().orElse(null))
                .playerLatencies(latencies(request))
                .priorityConfigurationOverride(
                        request.override().map(PlacementShapes::override).orElse(null))
                .startTime(placement.key().startTime())
                .endTime(placement.endTime().orElse(null))
                .placedPlayerSessions(placement.players().stream()
                        .map(player -> new PlacedPlayerSession(player.playerId(), player.playerSessionId()))
                        .toList());
        placement.session().flatMap(state.gameSessions()::find).ifPresent(session -> addSession(described, session));
        return described.build();
    }

    /** The region is that of this server, which is where a client has to go for player sessions. */
    private void addSession(GameSessionPlacement.Builder described, GameSession session) {
        described
                .gameSessionId(session.key().id())
                .gameSessionArn(arns.gameSession(session.key()))
                .gameSessionRegion(arns.region())
                .ipAddress(session.address().ipAddress().orElse(null))
                .dnsName(session.address().dnsName().orElse(null))
                .port(session.address().port());
    }

    private static List<PlayerLatency> latencies(PlacementRequest request) {
        return request.latencies().stream()
                .map(latency -> new PlayerLatency(latency.playerId(), latency.location(), latency.milliseconds()))
                .toList();
    }

    private static PriorityConfigurationOverride override(LocationOverride override) {
        return new PriorityConfigurationOverride(
                PlacementFallbackStrategy.valueOf(override.fallback().name()), override.locations());
    }
}
