package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;
import dev.homeport.core.process.ProcessKey;

/** A process says that it has the session up and players may come. Saying it again changes nothing. */
public record ActivateGameSession(ProcessKey process, GameSession.Key session) implements Command<GameSession> {
    @Override
    public GameSession decide(Tx tx) {
        GameSession current = HostedSession.require(tx, process, session);
        return switch (current.status()) {
            case ACTIVATING -> {
                GameSession active = tx.gameSessions().put(current.withStatus(GameSession.Status.ACTIVE));
                tx.emit(new GameSessionChanged(active));
                Placing.sessionActivated(tx, active);
                yield tx.gameSessions().require(session);
            }
            case ACTIVE -> current;
            case TERMINATING, TERMINATED ->
                throw Refusal.invalidGameSessionStatus(
                        "Game session %s is in status %s and cannot be activated", session, current.status());
        };
    }
}
