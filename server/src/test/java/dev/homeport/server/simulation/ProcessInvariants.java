package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.compute.Compute;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.process.HealthTimeout;
import dev.homeport.core.process.HeartbeatGrace;
import dev.homeport.core.process.ReadyTimeout;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.core.process.ServerProcess.Status;
import dev.homeport.core.process.TerminationDeadline;
import dev.homeport.server.simulation.Invariant.Seen;
import java.util.List;
import java.util.Optional;

/** What holds of game server processes. */
final class ProcessInvariants {
    static final List<Invariant> ALL = List.of(
            ProcessInvariants::aProcessRunsOnItsComputeOrIsToldToEnd,
            ProcessInvariants::aProcessHostsASessionThatKnowsIt,
            ProcessInvariants::noProcessIsWaitedForForever);

    private ProcessInvariants() {}

    private static void aProcessRunsOnItsComputeOrIsToldToEnd(Seen seen) {
        for (ServerProcess process : seen.state().processes().all()) {
            Optional<Compute> compute =
                    seen.state().computes().find(process.key().compute());
            require(compute.isPresent() || process.status() == Status.TERMINATING, "its compute is gone: %s", process);
            require(
                    (process.status() == Status.TERMINATING)
                            == process.terminationTime().isPresent(),
                    "status and termination time differ: %s",
                    process);
        }
    }

    private static void aProcessHostsASessionThatKnowsIt(Seen seen) {
        for (ServerProcess process : seen.state().processes().all()) {
            process.session().ifPresent(key -> {
                GameSession session = seen.state()
                        .gameSessions()
                        .find(key)
                        .orElseThrow(() -> new AssertionError("its session is forgotten: " + process));
                require(!session.isOver(), "%s hosts %s", process, session);
                require(session.process().equals(process.key()), "%s hosts %s", process, session);
            });
        }
    }

    private static void noProcessIsWaitedForForever(Seen seen) {
        for (ServerProcess process : seen.state().processes().all()) {
            boolean watched = switch (process.status()) {
                case INITIALIZED -> seen.timers().contains(new ReadyTimeout(process.key()));
                case READY -> isWatched(seen, process) && seen.timers().contains(new HeartbeatGrace(process.key()));
                case ACTIVE -> isWatched(seen, process);
                case TERMINATING ->
                    isWatched(seen, process) && (hasCompute(seen, process) || hasDeadline(seen, process));
            };
            require(watched, "no timer watches over %s", process);
        }
    }

    private static boolean isWatched(Seen seen, ServerProcess process) {
        return seen.timers().contains(new HealthTimeout(process.key(), process.readyTime()));
    }

    private static boolean hasCompute(Seen seen, ServerProcess process) {
        return seen.state().computes().has(process.key().compute());
    }

    private static boolean hasDeadline(Seen seen, ServerProcess process) {
        return seen.timers().contains(new TerminationDeadline(process.key()));
    }
}
