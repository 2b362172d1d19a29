package dev.homeport.server.sdk;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.playersession.PlayerSession;
import dev.homeport.server.operations.Arns;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What is sent to a server SDK. Every answer repeats the action and the request id and says 200 or why not; a push says
 * 200 and has no request id, because the SDKs drop what looks like a failed answer.
 */
public sealed interface SdkReply {
    int OK = 200;

    record Done(String action, String requestId, int statusCode) implements SdkReply {}

    record Failed(String action, String requestId, int statusCode, String errorMessage) implements SdkReply {}

    record Players(String action, String requestId, int statusCode, String nextToken, List<Player> playerSessions)
            implements SdkReply {}

    record Certificate(String action, String requestId, int statusCode, String certificatePath, String computeName)
            implements SdkReply {}

    /** There are no roles off AWS; the SDKs know empty strings as "not available". */
    record RoleCredentials(
            String action,
            String requestId,
            int statusCode,
            String assumedRoleUserArn,
            String assumedRoleId,
            String accessKeyId,
            String secretAccessKey,
            String sessionToken,
            long expiration)
            implements SdkReply {
        static RoleCredentials none(String action, String requestId) {
            return new RoleCredentials(action, requestId, OK, "", "", "", "", "", 0);
        }
    }

    record CreateGameSession(
            String action,
            int statusCode,
            String gameSessionId,
            String gameSessionName,
            int maximumPlayerSessionCount,
            int port,
            String ipAddress,
            String dnsName,
            String gameSessionData,
            String matchmakerData,
            Map<String, String> gameProperties)
            implements SdkReply {
        static CreateGameSession of(GameSession session, Arns arns) {
            return new CreateGameSession(
                    "CreateGameSession",
                    OK,
                    arns.gameSession(session.key()),
                    session.settings().name().orElse(null),
                    session.maximumPlayers(),
                    session.address().port(),
                    session.address().ipAddress().orElse(null),
                    session.address().dnsName().orElse(null),
                    session.settings().data().orElse(null),
                    session.settings().matchmakerData().orElse(null),
                    session.properties());
        }
    }

    record UpdateGameSession(
            String action, int statusCode, String updateReason, String backfillTicketId, UpdatedSession gameSession)
            implements SdkReply {
        static UpdateGameSession of(GameSessionUpdate update, Arns arns) {
            return new UpdateGameSession(
                    "UpdateGameSession",
                    OK,
                    update.reason().name(),
                    update.backfillTicketId(),
                    UpdatedSession.of(update.session(), arns));
        }
    }

    /** A session within an update, where SDKs look for some names that differ from those of its creation. */
    record UpdatedSession(
            String gameSessionId,
            String name,
            String fleetId,
            int maximumPlayerSessionCount,
            String ipAddress,
            int port,
            String dnsName,
            String gameSessionData,
            String matchmakerData,
            Map<String, String> gameProperties,
            String status,
            String location) {
        static UpdatedSession of(GameSession session, Arns arns) {
            return new UpdatedSession(
                    arns.gameSession(session.key()),
                    session.settings().name().orElse(null),
                    session.key().fleetId(),
                    session.maximumPlayers(),
                    session.address().ipAddress().orElse(null),
                    session.address().port(),
                    session.address().dnsName().orElse(null),
                    session.settings().data().orElse(null),
                    session.settings().matchmakerData().orElse(null),
                    session.properties(),
                    session.status().name(),
                    session.key().location());
        }
    }

    record TerminateProcess(String action, int statusCode, long terminationTime) implements SdkReply {
        static TerminateProcess at(Instant time) {
            return new TerminateProcess("TerminateProcess", OK, time.toEpochMilli());
        }
    }

    record RefreshConnection(String action, int statusCode, String refreshConnectionEndpoint, String authToken)
            implements SdkReply {
        static RefreshConnection to(String endpoint, String authToken) {
            return new RefreshConnection("RefreshConnection", OK, endpoint, authToken);
        }

        @Override
        public String toString() {
            return "RefreshConnection to " + refreshConnectionEndpoint;
        }
    }

    /** A player session as SDKs read it: times are whole milliseconds. */
    record Player(
            String playerId,
            String playerSessionId,
            String gameSessionId,
            String fleetId,
            String playerData,
            String ipAddress,
            int port,
            long creationTime,
            Long terminationTime,
            String dnsName,
            String status) {
        static Player of(PlayerSession session, GameSession game, Arns arns) {
            return new Player(
                    session.playerId(),
                    session.id(),
                    arns.gameSession(session.gameSession()),
                    session.gameSession().fleetId(),
                    session.playerData(),
                    game.address().ipAddress().orElse(null),
                    game.address().port(),
                    session.creationTime().toEpochMilli(),
                    session.terminationTime() == null
                            ? null
                            : session.terminationTime().toEpochMilli(),
                    game.address().dnsName().orElse(null),
                    session.status().name());
        }
    }

    default String toJson() {
        return new String(RecordCodec.json().write(this), StandardCharsets.UTF_8);
    }
}
