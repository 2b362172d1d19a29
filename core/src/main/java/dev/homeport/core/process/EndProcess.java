package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;

/** A process says that it is about to end. Saying it twice is no mistake. */
public record EndProcess(ProcessKey key) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.processes().find(key).ifPresent(process -> {
            ProcessEnd.of(tx, process);
            tx.timers().at(tx.now().plus(ExitTimeout.TIME_TO_EXIT), new ExitTimeout(key));
        });
        return null;
    }
}
