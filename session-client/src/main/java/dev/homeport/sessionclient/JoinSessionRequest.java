package dev.homeport.sessionclient;

import java.util.Optional;

/**
 * A player's wish to join a session.
 *
 * @param playerData what the server may ask the service about the player; not known to the gateway
 */
public record JoinSessionRequest(String sessionId, String playerId, Optional<String> playerData) {

    public static JoinSessionRequest of(String sessionId, String playerId) {
        return new JoinSessionRequest(sessionId, playerId, Optional.empty());
    }

    public JoinSessionRequest withPlayerData(String data) {
        return new JoinSessionRequest(sessionId, playerId, Optional.of(data));
    }
}
