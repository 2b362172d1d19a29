package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.placement.Placing;
import java.util.List;

/** Processes have reported whether they are well. Those that have ended in the meantime are passed over. */
public record ReportHealth(List<ProcessKey> healthy, List<ProcessKey> unhealthy) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        healthy.forEach(key -> tx.processes().find(key).ifPresent(process -> listens(tx, process.healthyAt(tx.now()))));
        unhealthy.forEach(key -> tx.processes().find(key).ifPresent(process -> listens(tx, process)));
        return null;
    }

    /** Whatever a report says, it shows that the SDK is past its start. */
    private static void listens(Tx tx, ServerProcess process) {
        if (process.status() == ServerProcess.Status.READY) {
            Placing.processBecameIdle(tx, tx.processes().put(process.active()));
        } else {
            tx.processes().put(process);
        }
    }
}
