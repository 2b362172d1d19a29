package dev.homeport.sessionclient;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.gamelift.model.AttributeValue;
import software.amazon.awssdk.services.gamelift.model.CreateGameSessionRequest;
import software.amazon.awssdk.services.gamelift.model.GameProperty;
import software.amazon.awssdk.services.gamelift.model.GameSession;
import software.amazon.awssdk.services.gamelift.model.Player;
import software.amazon.awssdk.services.gamelift.model.PlayerSession;
import software.amazon.awssdk.services.gamelift.model.SearchGameSessionsRequest;
import software.amazon.awssdk.services.gamelift.model.StartGameSessionPlacementRequest;

/** Turns the client's shapes into those of the GameLift API and back. */
final class ApiShapes {
    private ApiShapes() {}

    static CreateGameSessionRequest createGameSession(CreateSessionRequest request) {
        CreateGameSessionRequest.Builder ask = CreateGameSessionRequest.builder()
                .location(request.location().orElse(null))
                .name(request.name().orElse(null))
                .creatorId(request.creatorId().orElse(null))
                .idempotencyToken(request.idempotencyToken().orElse(null))
                .gameProperties(properties(request.properties()))
                .maximumPlayerSessionCount(request.maximumPlayers());
        if (request.target() instanceof CreateSessionRequest.Target.Fleet fleet) {
            ask.fleetId(fleet.fleetId());
        } else if (request.target() instanceof CreateSessionRequest.Target.Alias alias) {
            ask.aliasId(alias.aliasId());
        }
        return ask.build();
    }

    static StartGameSessionPlacementRequest startPlacement(
            CreateSessionRequest request, CreateSessionRequest.Target.Queue queue) {
        return StartGameSessionPlacementRequest.builder()
                .gameSessionQueueName(queue.queueName())
                .placementId(queue.placementId())
                .gameSessionName(request.name().orElse(null))
                .gameProperties(properties(request.properties()))
                .maximumPlayerSessionCount(request.maximumPlayers())
                .playerLatencies(request.latencies().stream()
                        .map(latency -> software.amazon.awssdk.services.gamelift.model.PlayerLatency.builder()
                                .playerId(latency.playerId())
                                .regionIdentifier(latency.location())
                                .latencyInMilliseconds((float) latency.milliseconds())
                                .build())
                        .toList())
                .build();
    }

    static SearchGameSessionsRequest search(SearchSessionsRequest request) {
        return SearchGameSessionsRequest.builder()
                .fleetId(request.fleetId().orElse(null))
                .aliasId(request.aliasId().orElse(null))
                .location(request.location().orElse(null))
                .filterExpression(
                        request.filter().map(SessionFilter::expression).orElse(null))
                .sortExpression(request.sort().map(SessionSort::expression).orElse(null))
                .limit(request.pageSize().orElse(null))
                .nextToken(request.nextToken().orElse(null))
                .build();
    }

    static SessionDescription description(GameSession session) {
        return new SessionDescription(
                session.gameSessionId(),
                Optional.ofNullable(session.name()).orElse(""),
                session.gameProperties().stream()
                        .collect(Collectors.toMap(GameProperty::key, GameProperty::value, (first, second) -> second)),
                Optional.ofNullable(session.currentPlayerSessionCount()).orElse(0),
                session.maximumPlayerSessionCount(),
                host(session.dnsName(), session.ipAddress()),
                session.port(),
                Optional.ofNullable(session.location()),
                Optional.ofNullable(session.creationTime()));
    }

    static SessionConnection connection(PlayerSession session) {
        return new SessionConnection(
                host(session.dnsName(), session.ipAddress()), session.port(), session.playerSessionId());
    }

    /** Servers with a certificate are reached by name. */
    private static String host(String dnsName, String ipAddress) {
        return dnsName == null || dnsName.isEmpty() ? ipAddress : dnsName;
    }

    static software.amazon.awssdk.services.gamelift.model.StartMatchmakingRequest startMatchmaking(
            StartMatchmakingRequest request) {
        return software.amazon.awssdk.services.gamelift.model.StartMatchmakingRequest.builder()
                .configurationName(request.configurationName())
                .ticketId(request.ticketId().orElse(null))
                .players(request.players().stream().map(ApiShapes::player).toList())
                .build();
    }

    private static Player player(MatchPlayer player) {
        return Player.builder()
                .playerId(player.playerId())
                .latencyInMs(player.latencies())
                .playerAttributes(player.attributes().entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, entry -> attribute(entry.getValue()))))
                .build();
    }

    // MatchPlayer takes nothing but the four kinds, with these elements.
    @SuppressWarnings("unchecked")
    private static AttributeValue attribute(Object value) {
        AttributeValue.Builder attribute = AttributeValue.builder();
        if (value instanceof String text) {
            attribute.s(text);
        } else if (value instanceof List<?> texts) {
            attribute.sl((List<String>) texts);
        } else if (value instanceof Map<?, ?> numbers) {
            attribute.sdm((Map<String, Double>) numbers);
        } else {
            attribute.n((Double) value);
        }
        return attribute.build();
    }

    private static List<GameProperty> properties(Map<String, String> properties) {
        return properties.entrySet().stream()
                .map(entry -> GameProperty.builder()
                        .key(entry.getKey())
                        .value(entry.getValue())
                        .build())
                .toList();
    }
}
