package dev.homeport.core.playersession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.ProcessKey;

/** A process says that a player has left, which frees the slot. */
public record RemovePlayerSession(ProcessKey process, GameSession.Key gameSession, String playerSessionId, long request)
        implements Command<PlayerSession> {
    @Override
    public PlayerSession decide(Tx tx) {
        PlayerSession session = PlayerOf.require(tx, process, gameSession, playerSessionId);
        if (session.takesSlot()) {
            return tx.playerSessions().end(tx, session, PlayerSession.Status.COMPLETED, request);
        }
        if (session.lastRequest() != request) {
            throw Refusal.invalidRequest(
                    "Player session %s is in status %s and cannot be removed", session.id(), session.status());
        }
        return session;
    }
}
