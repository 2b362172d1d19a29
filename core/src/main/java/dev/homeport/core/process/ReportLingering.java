package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent.Code;

/** A process that said it is about to end is still there. One that has begun anew in the meantime is not meant. */
public record ReportLingering(ProcessKey key) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        if (!tx.processes().has(key) && tx.fleets().findLive(key.fleetId()).isPresent()) {
            tx.fleetEvents()
                    .record(
                            tx,
                            key.fleetId(),
                            Code.SERVER_PROCESS_PROCESS_EXIT_TIMEOUT,
                            "Server process %s did not exit within 30 seconds of ProcessEnding()",
                            key);
        }
        return null;
    }
}
