package dev.homeport.core.playersession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.ProcessKey;

/**
 * A process says that a player has come. The same request may arrive twice; a second player with the same player
 * session may not come in.
 */
public record AcceptPlayerSession(ProcessKey process, GameSession.Key gameSession, String playerSessionId, long request)
        implements Command<PlayerSession> {
    @Override
    public PlayerSession decide(Tx tx) {
        PlayerSession session = PlayerOf.require(tx, process, gameSession, playerSessionId);
        return switch (session.status()) {
            case RESERVED -> tx.playerSessions().put(session.accepted(request));
            case ACTIVE -> requireRepeated(session);
            case COMPLETED, TIMEDOUT -> throw refusal(session);
        };
    }

    private PlayerSession requireRepeated(PlayerSession session) {
        if (session.lastRequest() != request) {
            throw refusal(session);
        }
        return session;
    }

    private static Refusal refusal(PlayerSession session) {
        return Refusal.invalidRequest(
                "Player session %s is in status %s; it has to be RESERVED to be accepted",
                session.id(), session.status());
    }
}
