package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.api.gamesession.GameProperty;
import dev.homeport.api.gamesession.GameSessionStatus;
import dev.homeport.api.gamesession.GameSessionStatusReason;
import dev.homeport.api.gamesession.PlayerSessionCreationPolicy;
import dev.homeport.api.playersession.PlayerSessionStatus;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.PlayerSession;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns the API's session shapes into the core's and back. */
public record SessionShapes(Arns arns) {

    public dev.homeport.api.gamesession.GameSession describe(GameSession session) {
        return dev.homeport.api.gamesession.GameSession.builder()
                .gameSessionId(arns.gameSession(session.key()))
                .name(session.settings().name().orElse(null))
                .fleetId(session.key().fleetId())
                .fleetArn(arns.fleet(session.key().fleetId()))
                .creationTime(session.creationTime())
                .terminationTime(session.terminationTime().orElse(null))
                .currentPlayerSessionCount(session.players())
                .maximumPlayerSessionCount(session.maximumPlayers())
                .status(GameSessionStatus.valueOf(session.status().name()))
                .statusReason(session.statusReason()
                        .map(reason -> GameSessionStatusReason.valueOf(reason.name()))
                        .orElse(null))
                .gameProperties(properties(session.properties()))
                .ipAddress(session.address().ipAddress().orElse(null))
                .dnsName(session.address().dnsName().orElse(null))
                .port(session.address().port())
                .playerSessionCreationPolicy(PlayerSessionCreationPolicy.valueOf(
                        session.creationPolicy().name()))
                .creatorId(session.settings().creatorId().orElse(null))
                .gameSessionData(session.settings().data().orElse(null))
                .matchmakerData(session.settings().matchmakerData().orElse(null))
                .location(session.key().location())
                .computeName(session.process().compute().name())
                .build();
    }

    public dev.homeport.api.playersession.PlayerSession describe(PlayerSession session, GameSession game) {
        return describe(List.of(session), game).getFirst();
    }

    /**
     * Players of one game session. The address is that of the game session, which is remembered for as long as its
     * players are.
     */
    public List<dev.homeport.api.playersession.PlayerSession> describe(List<PlayerSession> sessions, GameSession game) {
        // What they have in common is made once: for a batch of players that is most of the work.
        var builder = dev.homeport.api.playersession.PlayerSession.builder()
                .gameSessionId(arns.gameSession(game.key()))
                .fleetId(game.key().fleetId())
                .fleetArn(arns.fleet(game.key().fleetId()))
                .ipAddress(game.address().ipAddress().orElse(null))
                .dnsName(game.address().dnsName().orElse(null))
                .port(game.address().port());
        return sessions.stream()
                .map(session -> builder.playerSessionId(session.id())
                        .playerId(session.playerId())
                        .creationTime(session.creationTime())
                        .terminationTime(session.terminationTime())
                        .status(PlayerSessionStatus.valueOf(session.status().name()))
                        .playerData(session.playerData())
                        .build())
                .toList();
    }

    static List<GameProperty> properties(Map<String, String> properties) {
        return properties.entrySet().stream()
                .map(property -> new GameProperty(property.getKey(), property.getValue()))
                .toList();
    }

    static Map<String, String> properties(List<GameProperty> properties) {
        if (properties == null || properties.isEmpty()) {
            return Map.of();
        }
        Map<String, String> map = new LinkedHashMap<>();
        for (GameProperty property : properties) {
            if (map.put(property.key(), property.value()) != null) {
                throw new ApiError(
                        ApiError.Code.INVALID_REQUEST,
                        "GameProperties holds the key '%s' more than once".formatted(property.key()));
            }
        }
        return map;
    }
}
