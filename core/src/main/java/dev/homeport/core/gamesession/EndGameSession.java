package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.process.ProcessKey;

/** A process says that its session is over, while it itself goes on and may say again that it is ready. */
public record EndGameSession(ProcessKey process, GameSession.Key session) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        if (!HostedSession.require(tx, process, session).isOver()) {
            tx.processes().release(tx, process);
            SessionEnd.of(tx, session);
        }
        return null;
    }
}
