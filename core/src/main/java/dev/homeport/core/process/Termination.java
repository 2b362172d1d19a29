package dev.homeport.core.process;

import dev.homeport.core.Tx;
import java.time.Duration;
import java.time.Instant;

/** Telling processes to end. */
public final class Termination {
    /** How long a process has to end by itself, as seen of GameLift. */
    public static final Duration GRACE = Duration.ofSeconds(270);

    private Termination() {}

    /** Tells the process, and takes it for ended when its time is up. One that never got ready just goes. */
    public static void byDeadline(Tx tx, ServerProcess process) {
        if (process.status() == ServerProcess.Status.INITIALIZED) {
            ProcessEnd.of(tx, process);
            return;
        }
        // One that was told before may have been left to itself, and then nothing waits for it yet.
        Instant deadline = process.terminationTime().filter(tx.now()::isBefore).orElseGet(() -> tell(tx, process));
        tx.timers().at(deadline, new TerminationDeadline(process.key()));
    }

    /** Tells the process and leaves it to it; only its health is watched further. */
    public static Instant tell(Tx tx, ServerProcess process) {
        Instant deadline = tx.now().plus(GRACE);
        tx.processes().put(process.terminating(deadline));
        tx.emit(new TerminateProcess(process.key(), deadline));
        return deadline;
    }
}
