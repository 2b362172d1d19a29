package dev.homeport.server.legacy;

import dev.homeport.core.Refusal;
import dev.homeport.legacy.message.AttributeValue;
import dev.homeport.legacy.message.BackfillMatchmakingRequest;
import dev.homeport.legacy.message.Player;
import dev.homeport.legacy.message.StopMatchmakingRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/**
 * Requests for more players. As in GameLift Local there is no matchmaking in local mode: a request that names a
 * configuration gets a ticket, and nobody ever comes.
 */
record LegacyBackfill(LegacyCalls calls) {
    private static final String[] ATTRIBUTE_TYPES = {"NONE", "STRING", "DOUBLE", "STRING_LIST", "STRING_DOUBLE_MAP"};

    CompletableFuture<LegacyAnswer> start(LegacyProcess process, BackfillMatchmakingRequest request) {
        if (!calls.context().home().isLocal()) {
            return calls.act(process, "StartMatchBackfill", members(request));
        }
        if (request.getMatchmakingConfigurationArn().isEmpty()) {
            throw Refusal.invalidRequest("MatchmakingConfigurationArn is missing");
        }
        String ticketId = request.getTicketId().isEmpty() ? newTicketId() : request.getTicketId();
        return calls.done(LegacyJson.text(new LegacyJson.Ticket(ticketId)));
    }

    private String newTicketId() {
        return "ticket-" + calls.context().ticketsGiven().incrementAndGet();
    }

    CompletableFuture<LegacyAnswer> stop(LegacyProcess process, StopMatchmakingRequest request) {
        if (calls.context().home().isLocal()) {
            return CompletableFuture.completedFuture(LegacyAnswer.done());
        }
        return calls.act(
                process,
                "StopMatchBackfill",
                Map.of(
                        "TicketId",
                        request.getTicketId(),
                        "GameSessionArn",
                        request.getGameSessionArn(),
                        "MatchmakingConfigurationArn",
                        request.getMatchmakingConfigurationArn()));
    }

    private static Map<String, Object> members(BackfillMatchmakingRequest request) {
        return Map.of(
                "TicketId",
                request.getTicketId(),
                "GameSessionArn",
                request.getGameSessionArn(),
                "MatchmakingConfigurationArn",
                request.getMatchmakingConfigurationArn(),
                "Players",
                request.getPlayersList().stream().map(LegacyBackfill::members).toList());
    }

    private static Map<String, Object> members(Player player) {
        Map<String, Object> attributes = new HashMap<>();
        player.getPlayerAttributesMap().forEach((name, value) -> attributes.put(name, members(value)));
        return Map.of(
                "PlayerId",
                player.getPlayerId(),
                "Team",
                player.getTeam(),
                "PlayerAttributes",
                attributes,
                "LatencyInMs",
                player.getLatencyInMsMap().entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, latency -> (long) latency.getValue())));
    }

    private static Map<String, Object> members(AttributeValue value) {
        boolean known = value.getType() > 0 && value.getType() < ATTRIBUTE_TYPES.length;
        String type = ATTRIBUTE_TYPES[known ? value.getType() : 0];
        return switch (type) {
            case "STRING" -> Map.of("AttrType", type, "S", value.getS());
            case "DOUBLE" -> Map.of("AttrType", type, "N", value.getN());
            case "STRING_LIST" -> Map.of("AttrType", type, "SL", value.getSLList());
            case "STRING_DOUBLE_MAP" -> Map.of("AttrType", type, "SDM", value.getSDMMap());
            default -> Map.of("AttrType", type);
        };
    }
}
