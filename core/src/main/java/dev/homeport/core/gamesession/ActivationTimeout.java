package dev.homeport.core.gamesession;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;

/** Ends a session that its process did not activate in time; such a process gets no other and is told to end. */
public record ActivationTimeout(GameSession.Key session) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.gameSessions()
                .find(session)
                .filter(found -> found.status() == GameSession.Status.ACTIVATING)
                .ifPresent(found -> {
                    tx.fleetEvents()
                            .record(
                                    tx,
                                    session.fleetId(),
                                    Code.GAME_SESSION_ACTIVATION_TIMEOUT,
                                    "Game session %s was not activated in time by server process %s",
                                    session,
                                    found.process());
                    SessionEnd.unactivated(tx, session);
                });
    }
}
