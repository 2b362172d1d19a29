package dev.homeport.core.playersession;

import dev.homeport.core.Index;
import dev.homeport.core.Refusal;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import java.util.List;
import java.util.NavigableMap;

/** Player sessions by id, as long as their game session is remembered. */
public final class PlayerSessions extends Table<String, PlayerSession> {
    private final Index<GameSession.Key, String, PlayerSession> byGameSession = indexedBy(PlayerSession::gameSession);
    private final Index<String, String, PlayerSession> byPlayer = indexedBy(PlayerSession::playerId);

    public PlayerSessions(State state) {
        super(state, PlayerSession.class, PlayerSession::id);
    }

    public PlayerSession require(String id) {
        return find(id).orElseThrow(() -> Refusal.notFound("Player session %s not found", id));
    }

    public NavigableMap<String, PlayerSession> in(GameSession.Key gameSession) {
        return byGameSession.group(gameSession);
    }

    public NavigableMap<String, PlayerSession> of(String playerId) {
        return byPlayer.group(playerId);
    }

    /** Frees the slot and counts it in the game session. */
    PlayerSession end(Tx tx, PlayerSession session, PlayerSession.Status as, long request) {
        assert session.takesSlot() : "only a taken slot can be freed";
        GameSession game = tx.gameSessions().require(session.gameSession());
        tx.gameSessions().put(game.withPlayers(game.players() - 1));
        return put(session.ended(as, request, tx.now()));
    }

    /** Ends those still there when their game session does: who played has finished, who never came is timed out. */
    public void endAll(Tx tx, GameSession.Key gameSession) {
        for (PlayerSession session : List.copyOf(in(gameSession).values())) {
            switch (session.status()) {
                case ACTIVE -> put(session.ended(PlayerSession.Status.COMPLETED, 0, tx.now()));
                case RESERVED -> put(session.ended(PlayerSession.Status.TIMEDOUT, 0, tx.now()));
                case COMPLETED, TIMEDOUT -> {}
            }
        }
    }

    public void forgetAll(GameSession.Key gameSession) {
        List.copyOf(in(gameSession).keySet()).forEach(this::remove);
    }
}
