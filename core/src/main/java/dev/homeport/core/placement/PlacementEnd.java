package dev.homeport.core.placement;

import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionEnd;
import dev.homeport.core.notification.PlacementNews;
import dev.homeport.core.placement.Placement.Status;
import dev.homeport.core.playersession.Reservation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The one way each placement ends, which is told of once. */
final class PlacementEnd {
    private PlacementEnd() {}

    /** Reserves the players' slots. If the game session has been given fewer slots meanwhile, the placement fails. */
    static void withSession(Tx tx, Placement placement, GameSession session) {
        List<DesiredPlayer> players = placement.request().players();
        if (players.size() > session.freeSlots()) {
            end(tx, placement, Status.FAILED);
            return;
        }
        end(tx, placement.withPlayers(reserve(tx, players, session)), Status.FULFILLED);
    }

    private static List<PlacedPlayer> reserve(Tx tx, List<DesiredPlayer> players, GameSession session) {
        if (players.isEmpty()) {
            return List.of();
        }
        Map<String, String> playerData = new HashMap<>();
        players.forEach(player -> player.playerData().ifPresent(data -> playerData.put(player.playerId(), data)));
        List<String> playerIds = players.stream().map(DesiredPlayer::playerId).toList();
        return Reservation.make(tx, session, playerIds, playerData).stream()
                .map(reserved -> new PlacedPlayer(reserved.playerId(), reserved.id()))
                .toList();
    }

    /** Ends it without a game session; one that has been started for it but is not active yet ends too. */
    static Placement withoutSession(Tx tx, Placement placement, Status as) {
        Placement ended = end(tx, placement, as);
        placement.session().ifPresent(session -> SessionEnd.unactivated(tx, session));
        return ended;
    }

    private static Placement end(Tx tx, Placement placement, Status as) {
        assert placement.isPending() : "a placement ends once";
        Placement ended = tx.placements().put(placement.ended(as, tx.now()));
        tx.timers().at(tx.now().plus(tx.settings().current().sessionRetention()), new PlacementRetention(ended.key()));
        tx.emit(new PlacementEnded(ended));
        tell(tx, ended, Placing.settings(tx, placement));
        return ended;
    }

    /** Only a fulfilled placement tells of a game session: another's has ended or is about to. */
    private static void tell(Tx tx, Placement ended, QueueSettings queue) {
        Optional<PlacementNews.Place> place = ended.session()
                .filter(_ -> ended.status() == Status.FULFILLED)
                .map(key -> new PlacementNews.Place(
                        key, tx.gameSessions().require(key).address()));
        PlacementNews news = new PlacementNews(
                ended.queueName(),
                ended.id(),
                ended.status(),
                ended.key().startTime(),
                ended.endTime().orElseThrow(),
                place,
                ended.players(),
                queue.customEventData());
        tx.notifications().add(tx, news, queue.webHook());
    }
}
