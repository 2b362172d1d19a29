package dev.homeport.core.playersession;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Reopens the slots of a game session that were reserved at one time and whose players have not come since. */
public record ReservationTimeout(GameSession.Key gameSession, Instant reservedAt) implements Timer {
    static final Duration LIFETIME = Duration.ofMinutes(1);

    @Override
    public void fire(Tx tx) {
        List<PlayerSession> overdue = tx.playerSessions().in(gameSession).values().stream()
                .filter(session -> session.status() == PlayerSession.Status.RESERVED)
                .filter(session -> session.creationTime().equals(reservedAt))
                .toList();
        overdue.forEach(session -> tx.playerSessions().end(tx, session, PlayerSession.Status.TIMEDOUT, 0));
    }
}
