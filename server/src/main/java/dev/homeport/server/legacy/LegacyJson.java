package dev.homeport.server.legacy;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.sdk.SdkReply;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What legacy SDKs read: the JSON form of protobuf messages, where 64-bit numbers are texts and what has its default
 * value is left out.
 */
final class LegacyJson {
    private LegacyJson() {}

    record Property(
            @WireName("key") String key, @WireName("value") String value) {}

    record Session(
            @WireName("gameSessionId") String gameSessionId,
            @WireName("fleetId") String fleetId,
            @WireName("name") String name,
            @WireName("maxPlayers") Integer maxPlayers,
            @WireName("gameProperties") List<Property> gameProperties,
            @WireName("ipAddress") String ipAddress,
            @WireName("port") int port,
            @WireName("gameSessionData") String gameSessionData,
            @WireName("matchmakerData") String matchmakerData,
            @WireName("dnsName") String dnsName) {
        static Session of(GameSession session, Arns arns, LegacySdk sdk) {
            List<Property> properties = session.properties().entrySet().stream()
                    .map(property -> new Property(property.getKey(), property.getValue()))
                    .toList();
            return new Session(
                    arns.gameSession(session.key()),
                    session.key().fleetId(),
                    session.settings().name().orElse(null),
                    session.maximumPlayers() == 0 ? null : session.maximumPlayers(),
                    properties.isEmpty() ? null : properties,
                    session.address().ipAddress().orElse(null),
                    session.address().port(),
                    session.settings().data().orElse(null),
                    session.settings().matchmakerData().orElse(null),
                    sdk.knowsDnsName() ? session.address().dnsName().orElse(null) : null);
        }
    }

    /** Any of the three callbacks; the type is told only where the socket does not tell it. */
    record Callback(
            @WireName("@type") String type,
            @WireName("gameSession") Session gameSession,
            @WireName("updateReason") String updateReason,
            @WireName("backfillTicketId") String backfillTicketId,
            @WireName("terminationTime") String terminationTime) {
        static Callback start(Session session) {
            return new Callback(null, session, null, null, null);
        }

        static Callback update(Session session, String reason, String ticketId) {
            return new Callback(null, session, reason, ticketId, null);
        }

        static Callback terminate(long time) {
            return new Callback(null, null, null, null, Long.toString(time));
        }

        Envelope in(String message) {
            String fullName = "type.googleapis.com/" + LegacyCalls.PACKAGE + message;
            return new Envelope(new Callback(fullName, gameSession, updateReason, backfillTicketId, terminationTime));
        }
    }

    record Envelope(@WireName("innerMessage") Callback innerMessage) {}

    record Players(
            @WireName("nextToken") String nextToken,
            @WireName("playerSessions") List<Player> playerSessions) {
        static Players of(SdkReply.Players reply, LegacySdk sdk) {
            return new Players(
                    reply.nextToken() == null ? "" : reply.nextToken(),
                    reply.playerSessions().stream()
                            .map(player -> Player.of(player, sdk))
                            .toList());
        }
    }

    record Player(
            @WireName("playerSessionId") String playerSessionId,
            @WireName("playerId") String playerId,
            @WireName("gameSessionId") String gameSessionId,
            @WireName("fleetId") String fleetId,
            @WireName("ipAddress") String ipAddress,
            @WireName("status") String status,
            @WireName("creationTime") String creationTime,
            @WireName("terminationTime") String terminationTime,
            @WireName("port") int port,
            @WireName("playerData") String playerData,
            @WireName("dnsName") String dnsName) {
        static Player of(SdkReply.Player player, LegacySdk sdk) {
            return new Player(
                    player.playerSessionId(),
                    player.playerId(),
                    player.gameSessionId(),
                    player.fleetId(),
                    player.ipAddress(),
                    player.status(),
                    Long.toString(player.creationTime()),
                    player.terminationTime() == null ? null : Long.toString(player.terminationTime()),
                    player.port(),
                    player.playerData(),
                    sdk.knowsDnsName() ? player.dnsName() : null);
        }
    }

    record Ticket(@WireName("ticketId") String ticketId) {}

    /** Of the two spellings of the host name, one is null. */
    record Certificate(
            @WireName("certificatePath") String certificatePath,
            @WireName("certificateChainPath") String certificateChainPath,
            @WireName("privateKeyPath") String privateKeyPath,
            @WireName("hostname") String oldHostName,
            @WireName("hostName") String hostName,
            @WireName("rootCertificatePath") String rootCertificatePath) {}

    record Failure(
            @WireName("status") String status,
            @WireName("errorMessage") String errorMessage) {}

    static String text(Record message) {
        return new String(RecordCodec.json().write(message), StandardCharsets.UTF_8);
    }
}
