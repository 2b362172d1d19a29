package dev.homeport.core.playersession;

import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.HostedSession;
import dev.homeport.core.process.ProcessKey;

/** The player session a process speaks of, which must belong to the game session it hosts. */
final class PlayerOf {
    private PlayerOf() {}

    static PlayerSession require(Tx tx, ProcessKey process, GameSession.Key gameSession, String playerSessionId) {
        HostedSession.require(tx, process, gameSession);
        PlayerSession session = tx.playerSessions().require(playerSessionId);
        if (!session.gameSession().equals(gameSession)) {
            throw Refusal.notFound("Player session %s is not one of game session %s", playerSessionId, gameSession);
        }
        return session;
    }
}
