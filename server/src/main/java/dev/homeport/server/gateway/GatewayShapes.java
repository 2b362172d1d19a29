package dev.homeport.server.gateway;

import dev.homeport.api.gamesession.GameProperty;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.SessionShapes;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * Sessions as the plugin's backend writes them: with the names the GameLift API has for their members, but with times
 * as Python prints them.
 */
record GatewayShapes(State state, Arns arns) {
    private static final DateTimeFormatter TO_SECONDS = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");
    private static final DateTimeFormatter TO_MICROS = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSSSSS");

    /** A slot of one player. */
    record Slot(
            String playerSessionId,
            String playerId,
            String gameSessionId,
            String fleetId,
            String fleetArn,
            String creationTime,
            String terminationTime,
            String status,
            String ipAddress,
            String dnsName,
            Integer port) {}

    /** A slot that was given back, and what the game session is that it belonged to. */
    record Left(
            String playerSessionId, String playerId, String gameSessionId, String status, String gameSessionStatus) {}

    /** A game session that was found. */
    record Found(
            String gameSessionId,
            String name,
            String fleetId,
            String fleetArn,
            String creationTime,
            Integer currentPlayerSessionCount,
            Integer maximumPlayerSessionCount,
            String status,
            List<GameProperty> gameProperties,
            String ipAddress,
            String dnsName,
            Integer port,
            String playerSessionCreationPolicy,
            String gameSessionData,
            String location) {}

    Slot slot(PlayerSession session) {
        GameSession game = state.gameSessions().require(session.gameSession());
        var described = new SessionShapes(arns).describe(session, game);
        return new Slot(
                described.playerSessionId(),
                described.playerId(),
                described.gameSessionId(),
                described.fleetId(),
                described.fleetArn(),
                time(described.creationTime()),
                described.terminationTime() == null ? null : time(described.terminationTime()),
                described.status().name(),
                ipAddress(game),
                described.dnsName(),
                described.port());
    }

    Left left(PlayerSession session) {
        GameSession game = state.gameSessions().require(session.gameSession());
        return new Left(
                session.id(),
                session.playerId(),
                arns.gameSession(game.key()),
                session.status().name(),
                game.status().name());
    }

    Found found(GameSession session) {
        var described = new SessionShapes(arns).describe(session);
        return new Found(
                described.gameSessionId(),
                described.name() == null ? "" : described.name(),
                described.fleetId(),
                described.fleetArn(),
                time(described.creationTime()),
                described.currentPlayerSessionCount(),
                described.maximumPlayerSessionCount(),
                described.status().name(),
                described.gameProperties(),
                ipAddress(session),
                described.dnsName(),
                described.port(),
                described.playerSessionCreationPolicy().name(),
                described.gameSessionData(),
                described.location());
    }

    /** The plugin connects to this and to nothing else, so a compute known by its name alone gives that. */
    private static String ipAddress(GameSession session) {
        return session.address().ipAddress().or(session.address()::dnsName).orElse("");
    }

    static String time(Instant instant) {
        boolean whole = instant.truncatedTo(ChronoUnit.SECONDS).equals(instant);
        DateTimeFormatter format = whole ? TO_SECONDS : TO_MICROS;
        return format.withZone(ZoneOffset.UTC).format(instant) + "+00:00";
    }
}
