package dev.homeport.core.playersession;

import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Taking slots of a game session that has them. */
public final class Reservation {
    private Reservation() {}

    public static List<PlayerSession> make(
            Tx tx, GameSession game, List<String> playerIds, Map<String, String> playerData) {
        assert playerIds.size() <= game.freeSlots() : "there are not enough slots";
        List<PlayerSession> reserved = new ArrayList<>(playerIds.size());
        for (String playerId : playerIds) {
            Optional<String> data = Optional.ofNullable(playerData.get(playerId));
            PlayerSession session = PlayerSession.reserved(tx.newId("psess-"), game.key(), playerId, data, tx.now());
            reserved.add(tx.playerSessions().put(session));
        }
        tx.gameSessions().put(game.withPlayers(game.players() + playerIds.size()));
        tx.timers().at(tx.now().plus(ReservationTimeout.LIFETIME), new ReservationTimeout(game.key(), tx.now()));
        return reserved;
    }
}
