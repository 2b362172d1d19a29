package dev.homeport.serversdk;

import java.util.List;
import java.util.Optional;

/** One page of player sessions, and the token that asks for the next page if there is one. */
public record DescribePlayerSessionsResult(List<PlayerSession> playerSessions, Optional<String> nextToken) {

    public DescribePlayerSessionsResult {
        playerSessions = List.copyOf(playerSessions);
    }
}
