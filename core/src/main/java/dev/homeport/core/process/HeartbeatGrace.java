package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;
import java.time.Duration;

/** Lets a process that is ready be given sessions though it has sent no health report yet. */
public record HeartbeatGrace(ProcessKey key) implements Timer {
    static final Duration WAIT = Duration.ofSeconds(2);

    @Override
    public void fire(Tx tx) {
        tx.processes()
                .find(key)
                .filter(process -> process.status() == ServerProcess.Status.READY)
                .ifPresent(
                        process -> Placing.processBecameIdle(tx, tx.processes().put(process.active())));
    }
}
