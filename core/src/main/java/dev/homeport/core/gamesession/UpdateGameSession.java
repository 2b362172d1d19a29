package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.FleetSettings.Protection;
import java.util.Map;
import java.util.Optional;

/** Changes what is given of a session that is not over. Properties are added or replaced, never taken away. */
public record UpdateGameSession(
        GameSession.Key session,
        Optional<String> name,
        Optional<Integer> maximumPlayers,
        Optional<GameSession.CreationPolicy> creationPolicy,
        Optional<Protection> protection,
        Map<String, String> properties)
        implements Command<GameSession> {

    @Override
    public GameSession decide(Tx tx) {
        GameSession current = tx.gameSessions().require(session);
        if (current.status() != GameSession.Status.ACTIVE && current.status() != GameSession.Status.ACTIVATING) {
            throw Refusal.invalidGameSessionStatus(
                    "Game session %s is in status %s and can no longer be updated", session, current.status());
        }
        SessionSettings settings = current.settings().with(name, properties);
        if (settings.properties().size() > SessionSettings.MOST_PROPERTIES) {
            throw Refusal.invalidRequest(
                    "Game session %s would have %d game properties; a session has at most %d",
                    session, settings.properties().size(), SessionSettings.MOST_PROPERTIES);
        }
        return tx.gameSessions()
                .put(current.changed(
                        settings,
                        maximumPlayers.orElse(current.maximumPlayers()),
                        creationPolicy.orElse(current.creationPolicy()),
                        protection.orElse(current.protection())));
    }
}
