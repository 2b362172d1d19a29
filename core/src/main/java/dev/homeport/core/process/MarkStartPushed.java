package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.gamesession.GameSession;

/** A process has been sent the session it is to start, so it is not sent it again when it reconnects. */
public record MarkStartPushed(ProcessKey key, GameSession.Key session) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.processes()
                .find(key)
                .filter(process -> process.session().filter(session::equals).isPresent())
                .ifPresent(process -> tx.processes().put(process.withStartPushed()));
        return null;
    }
}
