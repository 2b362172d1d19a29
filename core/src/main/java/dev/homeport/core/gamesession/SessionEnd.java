package dev.homeport.core.gamesession;

import dev.homeport.core.Tx;

/** What the end of a session means: its players leave it, and some time later it is forgotten. */
public final class SessionEnd {
    private SessionEnd() {}

    public static void of(Tx tx, GameSession.Key key) {
        GameSession session = tx.gameSessions().require(key);
        if (session.isOver()) {
            return;
        }
        tx.playerSessions().endAll(tx, key);
        GameSession ended = tx.gameSessions().put(session.withPlayers(0).terminated(tx.now()));
        tx.timers().at(tx.now().plus(tx.settings().current().sessionRetention()), new SessionRetention(key));
        tx.emit(new GameSessionChanged(ended));
    }
}
