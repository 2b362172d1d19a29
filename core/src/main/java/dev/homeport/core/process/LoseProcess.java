package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;

/** A process is gone without having said that it ends. */
public record LoseProcess(ProcessKey key) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.processes().find(key).ifPresent(process -> lose(tx, process));
        return null;
    }

    private static void lose(Tx tx, ServerProcess process) {
        if (process.status() == ServerProcess.Status.INITIALIZED) {
            ProcessEnd.of(tx, process);
        } else {
            ProcessEnd.of(
                    tx, process, Code.SERVER_PROCESS_CRASHED, "Server process %s went away without ProcessEnding()");
        }
    }
}
