package dev.homeport.server.gateway;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.PlayerId;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.core.gamesession.SessionSettings;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A wish for a new game session; whatever else is in the request becomes a game property. */
record CreateRequest(Head head, Map<String, String> properties) {
    private static final Set<String> KNOWN = Set.of("session_name", "uuid", "num_connections");

    private record Head(
            @WireName("session_name") @Length(max = 1024) String name,
            @WireName("uuid") @Required @PlayerId String playerId,

            @WireName("num_connections") @Required @Range(min = 1, max = 200)
            Integer players) {}

    static CreateRequest of(byte[] body) {
        return new CreateRequest(RecordCodec.json().decode(body, Head.class), ExtraMembers.of(body, KNOWN));
    }

    String playerId() {
        return head.playerId();
    }

    int players() {
        return head.players();
    }

    SessionSettings settings(Optional<String> creatorId) {
        return new SessionSettings(
                Optional.ofNullable(head.name()).filter(name -> !name.isEmpty()),
                properties,
                Optional.empty(),
                Optional.empty(),
                creatorId);
    }
}
