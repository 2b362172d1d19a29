package dev.homeport.sessionclient;

import java.util.List;
import java.util.Optional;

/**
 * Players who want to be matched together.
 *
 * @param ticketId names the request; the service chooses one if it is empty
 */
public record StartMatchmakingRequest(String configurationName, Optional<String> ticketId, List<MatchPlayer> players) {
    public StartMatchmakingRequest {
        players = List.copyOf(players);
    }

    public static StartMatchmakingRequest of(String configurationName, MatchPlayer... players) {
        return new StartMatchmakingRequest(configurationName, Optional.empty(), List.of(players));
    }
}
