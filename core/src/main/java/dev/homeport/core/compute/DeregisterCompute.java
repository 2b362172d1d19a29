package dev.homeport.core.compute;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;

/** Removes a machine from its fleet; its tokens end with it. */
public record DeregisterCompute(String fleetId, String name) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.fleets().require(fleetId);
        tx.computes().deregister(tx, tx.computes().require(fleetId, name));
        return null;
    }
}
