package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.GameSession;
import dev.homeport.serversdk.GameSessionStatus;
import dev.homeport.serversdk.Player;
import dev.homeport.serversdk.PlayerSession;
import dev.homeport.serversdk.PlayerSessionStatus;
import dev.homeport.serversdk.UpdateGameSession;
import dev.homeport.serversdk.UpdateReason;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Turns JSON from the service into models, and models into JSON for the service. */
final class Models {
    private Models() {}

    /** The session of a CreateGameSession message, which calls the name differently and leaves the fleet out. */
    static GameSession createdGameSession(JsonObject message, String fleetId) {
        return gameSession(message, message.text("GameSessionName"), fleetId);
    }

    static UpdateGameSession updateGameSession(JsonObject message) {
        JsonObject session = message.object("GameSession");
        return new UpdateGameSession(
                gameSession(session, session.text("Name"), session.text("FleetId")),
                message.constant("UpdateReason", UpdateReason.UNKNOWN),
                message.text("BackfillTicketId"));
    }

    private static GameSession gameSession(JsonObject session, String name, String fleetId) {
        return new GameSession(
                session.text("GameSessionId"),
                name,
                fleetId,
                session.text("Location"),
                session.integer("MaximumPlayerSessionCount"),
                session.text("IpAddress"),
                session.integer("Port"),
                session.text("DnsName"),
                session.text("GameSessionData"),
                session.text("MatchmakerData"),
                session.object("GameProperties").textMap(),
                session.constant("Status", GameSessionStatus.NOT_SET),
                session.text("StatusReason"));
    }

    static PlayerSession playerSession(JsonObject session) {
        return new PlayerSession(
                session.text("PlayerSessionId"),
                session.text("PlayerId"),
                session.text("GameSessionId"),
                session.text("FleetId"),
                session.constant("Status", PlayerSessionStatus.NOT_SET),
                session.time("CreationTime").orElse(Instant.EPOCH),
                session.time("TerminationTime"),
                session.text("IpAddress"),
                session.integer("Port"),
                session.text("DnsName"),
                session.text("PlayerData"));
    }

    static Map<String, Object> player(Player player) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("PlayerId", player.playerId());
        if (!player.team().isEmpty()) {
            json.put("Team", player.team());
        }
        Map<String, Object> attributes = new LinkedHashMap<>();
        player.attributes()
                .forEach((name, value) -> attributes.put(
                        name,
                        Json.object(
                                "AttrType",
                                Attributes.type(value),
                                Attributes.member(value),
                                Attributes.value(value))));
        json.put("PlayerAttributes", attributes);
        json.put("LatencyInMs", player.latencyInMs());
        return json;
    }
}
