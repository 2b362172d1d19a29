package dev.homeport.serversdk;

import java.util.Map;

/**
 * A game session this process hosts. Strings the service left out are empty, never null.
 *
 * @param gameSessionId the full ARN
 * @param matchmakerData JSON for {@link MatchmakerData#fromJson}, empty when no matchmaker made the session
 */
public record GameSession(
        String gameSessionId,
        String name,
        String fleetId,
        String location,
        int maximumPlayerSessionCount,
        String ipAddress,
        int port,
        String dnsName,
        String gameSessionData,
        String matchmakerData,
        Map<String, String> gameProperties,
        GameSessionStatus status,
        String statusReason) {

    public GameSession {
        gameProperties = Map.copyOf(gameProperties);
    }
}
