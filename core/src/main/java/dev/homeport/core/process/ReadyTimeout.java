package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;
import java.time.Duration;

/**
 * Tells of a process that connected and did not say in time that it is ready, and forgets it. Whoever sits in a
 * debugger is not punished: a process that says so later is taken as if it had just connected.
 */
public record ReadyTimeout(ProcessKey key) implements Timer {
    static final Duration PATIENCE = Duration.ofMinutes(5);

    @Override
    public void fire(Tx tx) {
        tx.processes()
                .find(key)
                .filter(process -> process.status() == ServerProcess.Status.INITIALIZED)
                .ifPresent(process -> {
                    tx.fleetEvents()
                            .record(
                                    tx,
                                    key.fleetId(),
                                    Code.SERVER_PROCESS_PROCESS_READY_TIMEOUT,
                                    "Server process %s did not call ProcessReady() within 5 minutes of InitSDK()",
                                    key);
                    tx.processes().remove(key);
                });
    }
}
