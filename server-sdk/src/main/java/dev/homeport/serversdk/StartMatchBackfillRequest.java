package dev.homeport.serversdk;

import java.util.List;

/**
 * Asks the matchmaker for more players.
 *
 * @param ticketId a ticket id of your own; empty to have one made
 * @param players everyone who is in the game session now
 */
public record StartMatchBackfillRequest(
        String gameSessionArn, String matchmakingConfigurationArn, String ticketId, List<Player> players) {

    public StartMatchBackfillRequest {
        players = List.copyOf(players);
    }

    public StartMatchBackfillRequest(String gameSessionArn, String matchmakingConfigurationArn, List<Player> players) {
        this(gameSessionArn, matchmakingConfigurationArn, "", players);
    }
}
