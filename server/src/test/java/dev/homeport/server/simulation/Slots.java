package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.Entry;
import dev.homeport.core.State;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.UpdateGameSession;
import java.util.HashMap;
import java.util.Map;

/**
 * How many players each session may have after an entry: as many as it has slots. More are there only if an operator
 * took slots away that were taken, so those an entry found, and those it offered in between, count too.
 */
record Slots(Map<GameSession.Key, Integer> most) {
    static Slots of(State before, Entry entry) {
        Map<GameSession.Key, Integer> most = new HashMap<>();
        for (GameSession session : before.gameSessions().all()) {
            most.put(session.key(), Math.max(session.players(), session.maximumPlayers()));
        }
        entry.commands().forEach(command -> {
            if (command instanceof UpdateGameSession update) {
                update.maximumPlayers().ifPresent(slots -> most.merge(update.session(), slots, Math::max));
            }
        });
        return new Slots(most);
    }

    void requireNotOverbooked(State after) {
        for (GameSession session : after.gameSessions().all()) {
            int allowed = Math.max(session.maximumPlayers(), most.getOrDefault(session.key(), 0));
            require(session.players() <= allowed, "there are more players than slots: %s", session);
        }
    }
}
