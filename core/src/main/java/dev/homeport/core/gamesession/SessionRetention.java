package dev.homeport.core.gamesession;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;

/** Forgets a session that ended long ago, with its player sessions. */
public record SessionRetention(GameSession.Key session) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.playerSessions().forgetAll(session);
        tx.gameSessions().remove(session);
    }
}
