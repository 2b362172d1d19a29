package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.event.FleetEvent.Code;
import dev.homeport.core.process.ServerProcess.Status;

/**
 * A process says that it is ready to host a game session. It is given one only after its first health report, or a
 * moment later if it sends none, because SDKs drop what arrives too soon.
 *
 * @param request a hash of the request's id, by which a request that comes twice is known; or 0
 */
public record ActivateProcess(ProcessKey key, ServerProcess.Report report, long request)
        implements Command<ServerProcess> {
    /** For a process whose requests have no ids. */
    public ActivateProcess(ProcessKey key, ServerProcess.Report report) {
        this(key, report, 0);
    }

    @Override
    public ServerProcess decide(Tx tx) {
        ServerProcess known = tx.processes().find(key).orElseGet(() -> begin(tx));
        return switch (known.status()) {
            case INITIALIZED -> activate(tx, known);
            case READY -> known;
            case ACTIVE, TERMINATING -> isRepeated(known) ? known : restart(tx, known);
        };
    }

    private boolean isRepeated(ServerProcess process) {
        return request != 0 && process.readyRequest() == request;
    }

    private ServerProcess begin(Tx tx) {
        Compute compute = tx.computes().require(key.fleetId(), key.compute().name());
        return ServerProcess.initialized(key, compute.location(), report, tx.now());
    }

    private ServerProcess activate(Tx tx, ServerProcess process) {
        tx.timers().at(tx.now().plus(HeartbeatGrace.WAIT), new HeartbeatGrace(key));
        tx.timers().at(tx.now().plus(HealthTimeout.PATIENCE), new HealthTimeout(key, tx.now()));
        return tx.processes().put(process.ready(report, request, tx.now()));
    }

    /** SDKs say it once, so this is a new execution under an old id, and what the old one did is over. */
    private ServerProcess restart(Tx tx, ServerProcess process) {
        if (process.status() == Status.ACTIVE && process.session().isEmpty()) {
            return activate(tx, process);
        }
        ProcessEnd.of(
                tx, process, Code.SERVER_PROCESS_CRASHED, "Server process %s started again without ProcessEnding()");
        return activate(tx, begin(tx));
    }
}
