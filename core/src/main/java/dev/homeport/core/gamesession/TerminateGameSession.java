package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.core.process.Termination;

/** Asks the process of a session to end, by which the session ends too; how long that takes is left to the process. */
public record TerminateGameSession(GameSession.Key session) implements Command<GameSession> {
    @Override
    public GameSession decide(Tx tx) {
        GameSession current = tx.gameSessions().require(session);
        return switch (current.status()) {
            case ACTIVATING ->
                throw Refusal.notReady("Game session %s is still ACTIVATING; try again when it is ACTIVE", session);
            case TERMINATED -> throw Refusal.invalidGameSessionStatus("Game session %s is already TERMINATED", session);
            case TERMINATING -> current;
            case ACTIVE -> terminate(tx, current);
        };
    }

    private GameSession terminate(Tx tx, GameSession current) {
        ServerProcess process = tx.processes().require(current.process());
        if (process.status() != ServerProcess.Status.TERMINATING) {
            Termination.tell(tx, process);
        }
        GameSession terminating =
                tx.gameSessions().put(current.terminating(GameSession.StatusReason.TRIGGERED_ON_PROCESS_TERMINATE));
        tx.emit(new GameSessionChanged(terminating));
        return terminating;
    }
}
