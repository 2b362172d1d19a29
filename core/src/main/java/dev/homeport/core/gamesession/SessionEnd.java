package dev.homeport.core.gamesession;

import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;
import dev.homeport.core.process.Termination;

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
        Placing.sessionEnded(tx, key);
    }

    /** Ends a session that never became active; its process gets no other and is told to end. */
    public static void unactivated(Tx tx, GameSession.Key key) {
        of(tx, key);
        tx.processes()
                .find(tx.gameSessions().require(key).process())
                .ifPresent(process -> Termination.byDeadline(tx, tx.processes().put(process.released())));
    }
}
