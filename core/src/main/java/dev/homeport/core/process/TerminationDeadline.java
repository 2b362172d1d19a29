package dev.homeport.core.process;

import dev.homeport.core.Timer;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;

/** Takes a process for ended that was told to end and has not said that it does. */
public record TerminationDeadline(ProcessKey key) implements Timer {
    @Override
    public void fire(Tx tx) {
        tx.processes()
                .find(key)
                .filter(process -> process.terminationTime()
                        .filter(deadline -> !deadline.isAfter(tx.now()))
                        .isPresent())
                .ifPresent(process -> ProcessEnd.of(
                        tx,
                        process,
                        Code.SERVER_PROCESS_FORCE_TERMINATED,
                        "Server process %s did not call ProcessEnding() by its termination time"));
    }
}
