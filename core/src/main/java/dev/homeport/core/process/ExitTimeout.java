package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import java.time.Duration;

/** Lets somebody look whether a process that said it is about to end is still there. */
public record ExitTimeout(ProcessKey key) implements Timer {
    static final Duration TIME_TO_EXIT = Duration.ofSeconds(30);

    @Override
    public void fire(Tx tx) {
        if (!tx.processes().has(key)) {
            tx.emit(new CheckExit(key));
        }
    }
}
