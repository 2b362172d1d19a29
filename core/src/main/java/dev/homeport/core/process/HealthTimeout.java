package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import java.time.Duration;
import java.time.Instant;

/**
 * Ends a process that has not reported itself healthy for three minutes. The time it got ready tells it from an earlier
 * one under the same id, which had a timer of its own.
 */
public record HealthTimeout(ProcessKey key, Instant readyTime) implements Timer {
    static final Duration PATIENCE = Duration.ofMinutes(3);

    @Override
    public void fire(Tx tx) {
        tx.processes()
                .find(key)
                .filter(process -> process.readyTime().equals(readyTime))
                .ifPresent(process -> check(tx, process));
    }

    private void check(Tx tx, ServerProcess process) {
        boolean ignored = tx.settings().current().ignoresHealth();
        Instant deadline = (ignored ? tx.now() : process.lastHealthyTime()).plus(PATIENCE);
        if (tx.now().isBefore(deadline)) {
            tx.timers().at(deadline, this);
            return;
        }
        ProcessEnd.of(
                tx,
                process,
                Code.SERVER_PROCESS_TERMINATED_UNHEALTHY,
                "Server process exceeded 3 minutes without reporting healthy");
        tx.emit(new TerminateProcess(key, tx.now()));
    }
}
