package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import java.time.Duration;
import java.time.Instant;

/** Lets somebody look whether a process that had lost its connection is back. */
public record ReturnTimeout(ProcessKey key, Instant since) implements Timer {
    /** The C++ SDK 3.x tries to come back three times within this. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    @Override
    public void fire(Tx tx) {
        tx.emit(new CheckReturn(key, since));
    }
}
