package dev.homeport.serversdk;

import dev.homeport.serversdk.internal.MatchmakerJson;
import java.util.List;

/** What the matchmaker knows about the match behind a game session; the players carry their team. */
public record MatchmakerData(
        String matchId,
        String matchmakingConfigurationArn,
        String autoBackfillTicketId,
        BackfillMode autoBackfillMode,
        List<Player> players) {

    public MatchmakerData {
        players = List.copyOf(players);
    }

    /** Reads {@link GameSession#matchmakerData()}. */
    public static MatchmakerData fromJson(String json) {
        return MatchmakerJson.read(json);
    }

    public String toJson() {
        return MatchmakerJson.write(this);
    }
}
