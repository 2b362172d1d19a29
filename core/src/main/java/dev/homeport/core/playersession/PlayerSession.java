package dev.homeport.core.playersession;

import dev.homeport.core.gamesession.GameSession;
import java.time.Instant;
import java.util.Optional;

/**
 * A player's slot in a game session. There are a great many of these, so it holds little and wraps nothing.
 *
 * @param playerData or null
 * @param lastRequest a hash of the id of the request that last changed it, by which a repeated one is known; or 0
 * @param terminationTime or null
 */
public record PlayerSession(
        String id,
        GameSession.Key gameSession,
        String playerId,
        String playerData,
        Status status,
        long lastRequest,
        Instant creationTime,
        Instant terminationTime) {

    public enum Status {
        RESERVED,
        ACTIVE,
        COMPLETED,
        TIMEDOUT
    }

    static PlayerSession reserved(
            String id, GameSession.Key gameSession, String playerId, Optional<String> playerData, Instant now) {
        return new PlayerSession(id, gameSession, playerId, playerData.orElse(null), Status.RESERVED, 0, now, null);
    }

    /** Whether it takes up a slot. */
    public boolean takesSlot() {
        return status == Status.RESERVED || status == Status.ACTIVE;
    }

    PlayerSession accepted(long request) {
        return new PlayerSession(id, gameSession, playerId, playerData, Status.ACTIVE, request, creationTime, null);
    }

    PlayerSession ended(Status as, long request, Instant now) {
        return new PlayerSession(id, gameSession, playerId, playerData, as, request, creationTime, now);
    }
}
