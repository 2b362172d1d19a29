package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.AttributeValue;
import dev.homeport.serversdk.BackfillMode;
import dev.homeport.serversdk.MatchmakerData;
import dev.homeport.serversdk.Player;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON form of matchmaker data: players grouped by team, and camel case unlike the rest of the protocol. */
public final class MatchmakerJson {
    private MatchmakerJson() {}

    public static MatchmakerData read(String json) {
        JsonObject data = Json.parse(json);
        List<Player> players = new ArrayList<>();
        for (JsonObject team : data.objects("teams")) {
            for (JsonObject player : team.objects("players")) {
                players.add(new Player(
                        player.text("playerId"), team.text("name"), attributes(player.object("attributes")), Map.of()));
            }
        }
        return new MatchmakerData(
                data.text("matchId"),
                data.text("matchmakingConfigurationArn"),
                data.text("autoBackfillTicketId"),
                data.constant("autoBackfillMode", BackfillMode.NOT_SET),
                players);
    }

    public static String write(MatchmakerData data) {
        Map<String, List<Object>> playersByTeam = new LinkedHashMap<>();
        for (Player player : data.players()) {
            playersByTeam
                    .computeIfAbsent(player.team(), team -> new ArrayList<>())
                    .add(player(player));
        }
        List<Object> teams = new ArrayList<>();
        playersByTeam.forEach((team, players) -> teams.add(Json.object("name", team, "players", players)));

        Map<String, Object> json = Json.object(
                "matchId", data.matchId(), "matchmakingConfigurationArn", data.matchmakingConfigurationArn());
        if (!data.autoBackfillTicketId().isEmpty()) {
            json.put("autoBackfillTicketId", data.autoBackfillTicketId());
        }
        if (data.autoBackfillMode() != BackfillMode.NOT_SET) {
            json.put("autoBackfillMode", data.autoBackfillMode());
        }
        json.put("teams", teams);
        return Json.write(json);
    }

    private static Map<String, Object> player(Player player) {
        Map<String, Object> attributes = new LinkedHashMap<>();
        player.attributes()
                .forEach((name, value) -> attributes.put(
                        name,
                        Json.object(
                                "attributeType", Attributes.type(value), "valueAttribute", Attributes.value(value))));
        return Json.object("playerId", player.playerId(), "attributes", attributes);
    }

    private static Map<String, AttributeValue> attributes(JsonObject json) {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        json.members().keySet().forEach(name -> attribute(json.object(name)).ifPresent(a -> attributes.put(name, a)));
        return attributes;
    }

    private static Optional<AttributeValue> attribute(JsonObject json) {
        return switch (json.text("attributeType")) {
            case "STRING" -> Optional.of(AttributeValue.of(json.text("valueAttribute")));
            case "DOUBLE" -> Optional.of(AttributeValue.of(json.number("valueAttribute")));
            case "STRING_LIST" -> Optional.of(AttributeValue.of(json.texts("valueAttribute")));
            case "STRING_DOUBLE_MAP" ->
                Optional.of(AttributeValue.of(json.object("valueAttribute").numberMap()));
            default -> Optional.empty();
        };
    }
}
