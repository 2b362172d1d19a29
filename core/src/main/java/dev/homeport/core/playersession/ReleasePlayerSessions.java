package dev.homeport.core.playersession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import java.util.List;

/** Gives back slots that were reserved and that nobody came to use. One that is free already stays as it is. */
public record ReleasePlayerSessions(GameSession.Key gameSession, List<String> playerSessionIds)
        implements Command<List<PlayerSession>> {
    @Override
    public List<PlayerSession> decide(Tx tx) {
        return playerSessionIds.stream().map(id -> release(tx, id)).toList();
    }

    private PlayerSession release(Tx tx, String id) {
        PlayerSession session = tx.playerSessions().require(id);
        if (!session.gameSession().equals(gameSession)) {
            throw Refusal.notFound("Player session %s is not one of game session %s", id, gameSession);
        }
        return switch (session.status()) {
            case RESERVED -> tx.playerSessions().end(tx, session, PlayerSession.Status.TIMEDOUT, 0);
            case ACTIVE ->
                throw Refusal.conflict(
                        "Player session %s is ACTIVE: the player has come, and the game server ends it when they leave",
                        id);
            case COMPLETED, TIMEDOUT -> session;
        };
    }
}
