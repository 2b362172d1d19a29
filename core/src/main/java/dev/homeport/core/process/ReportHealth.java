package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.util.List;
import java.util.Optional;

/** Processes have reported whether they are well. Those that have ended in the meantime are passed over. */
public record ReportHealth(List<ProcessKey> healthy, List<ProcessKey> unhealthy) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        healthy.forEach(key -> tx.processes()
                .find(key)
                .ifPresent(process -> tx.processes().put(listening(process).healthyAt(tx.now()))));
        unhealthy.forEach(key -> tx.processes()
                .find(key)
                .filter(process -> process.status() == ServerProcess.Status.READY)
                .ifPresent(process -> tx.processes().put(listening(process))));
        return null;
    }

    /** Whatever a report says, it shows that the SDK is past its start. */
    private static ServerProcess listening(ServerProcess process) {
        return Optional.of(process)
                .filter(one -> one.status() == ServerProcess.Status.READY)
                .map(ServerProcess::active)
                .orElse(process);
    }
}
