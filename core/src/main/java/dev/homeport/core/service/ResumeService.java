package dev.homeport.core.service;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.util.List;

/**
 * The service has started, with these settings. While it was away no process could report its health, so all are taken
 * to have been healthy until now; that is why this is decided before any timer fires that came due meanwhile.
 */
public record ResumeService(Settings settings) implements Command<Void> {
    @Override
    public boolean beforeTimers() {
        return true;
    }

    @Override
    public Void decide(Tx tx) {
        tx.settings().change(settings);
        List.copyOf(tx.processes().all()).forEach(process -> tx.processes().put(process.healthyAt(tx.now())));
        return null;
    }
}
