package dev.homeport.core.playersession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Reserves a slot for each player, or for none of them. */
public record CreatePlayerSessions(GameSession.Key gameSession, List<String> playerIds, Map<String, String> playerData)
        implements Command<List<PlayerSession>> {

    @Override
    public List<PlayerSession> decide(Tx tx) {
        GameSession game = tx.gameSessions().require(gameSession).requireOpen();
        if (new HashSet<>(playerIds).size() < playerIds.size()) {
            throw Refusal.invalidRequest("PlayerIds holds a player more than once: %s", playerIds);
        }
        if (playerIds.size() > game.freeSlots()) {
            throw Refusal.gameSessionFull(
                    "Game session %s has %d of %d player slots free; %d were asked for",
                    gameSession, game.freeSlots(), game.maximumPlayers(), playerIds.size());
        }
        return Reservation.make(tx, game, playerIds, playerData);
    }
}
