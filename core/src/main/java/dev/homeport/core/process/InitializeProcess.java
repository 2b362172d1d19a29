package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;

/** A process has connected for the first time and is given some minutes to say that it is ready. */
public record InitializeProcess(ProcessKey key, String sdkLanguage, String sdkVersion)
        implements Command<ServerProcess> {
    @Override
    public ServerProcess decide(Tx tx) {
        return tx.processes().find(key).orElseGet(() -> initialize(tx));
    }

    private ServerProcess initialize(Tx tx) {
        Compute compute = tx.computes().require(key.fleetId(), key.compute().name());
        tx.timers().at(tx.now().plus(ReadyTimeout.PATIENCE), new ReadyTimeout(key));
        return tx.processes()
                .put(ServerProcess.initialized(
                        key, compute.location(), ServerProcess.Report.unready(sdkLanguage, sdkVersion), tx.now()));
    }
}
