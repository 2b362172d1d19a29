package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.placement.Placing;

/**
 * Gives a fleet that has no idle process one that idles on the same machine for another fleet, as if a process belonged
 * to no fleet before it hosts a session. Does nothing if there is none.
 */
public record LendProcess(EnsureFleet fleet) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        fleet.decide(tx);
        Compute.Key borrower = new Compute.Key(fleet.fleetId(), fleet.computeName());
        boolean lacking = tx.processes().idle(fleet.fleetId(), fleet.location()).isEmpty()
                && tx.computes().has(borrower);
        if (lacking) {
            tx.processes().all().stream()
                    .filter(process -> canBeLent(process)
                            && !tx.processes()
                                    .has(new ProcessKey(borrower, process.key().processId())))
                    .findFirst()
                    .ifPresent(process -> move(tx, process, borrower));
        }
        return null;
    }

    private boolean canBeLent(ServerProcess process) {
        return process.isIdle()
                && process.location().equals(fleet.location())
                && process.key().compute().name().equals(fleet.computeName());
    }

    private static void move(Tx tx, ServerProcess process, Compute.Key borrower) {
        ProcessKey key = new ProcessKey(borrower, process.key().processId());
        tx.processes().remove(process.key());
        ServerProcess moved = tx.processes().put(process.movedTo(key));
        tx.timers()
                .at(
                        process.lastHealthyTime().plus(HealthTimeout.PATIENCE),
                        new HealthTimeout(key, process.readyTime()));
        tx.emit(new ProcessMoved(process.key(), key));
        Placing.processBecameIdle(tx, moved);
    }
}
