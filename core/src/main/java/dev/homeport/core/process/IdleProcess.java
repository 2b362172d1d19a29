package dev.homeport.core.process;

import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/** Finds a process that can be given a game session, on a compute that is not busy activating others. */
public final class IdleProcess {
    private IdleProcess() {}

    public static Optional<ServerProcess> in(Tx tx, Fleet fleet, String location) {
        NavigableMap<ProcessKey, ServerProcess> idle = tx.processes().idle(fleet.id(), location);
        Map.Entry<ProcessKey, ServerProcess> next = idle.firstEntry();
        while (next != null
                && !fleet.allowsActivationBeside(
                        tx.gameSessions().activatingOn(next.getKey().compute()))) {
            next = idle.higherEntry(Processes.lastOn(next.getKey().compute()));
        }
        return Optional.ofNullable(next).map(Map.Entry::getValue);
    }
}
