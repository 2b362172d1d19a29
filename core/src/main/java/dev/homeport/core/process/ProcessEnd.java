package dev.homeport.core.process;

import dev.homeport.core.Tx;
import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.gamesession.SessionEnd;

/** What the end of a process means: its session ends, its row goes, and a fleet being deleted may be done. */
public final class ProcessEnd {
    private ProcessEnd() {}

    /** An end that an event tells of; the message may name the process by {@code %s}. */
    static void of(Tx tx, ServerProcess process, FleetEvent.Code code, String message) {
        tx.fleetEvents().record(tx, process.key().fleetId(), code, message, process.key());
        of(tx, process);
    }

    static void of(Tx tx, ServerProcess process) {
        process.session().ifPresent(session -> SessionEnd.of(tx, session));
        tx.processes().remove(process.key());
        tx.fleets().processEnded(tx, process.key().fleetId());
    }
}
