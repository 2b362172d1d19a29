package dev.homeport.core.compute;

import dev.homeport.core.Command;
import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.fleet.Fleet;
import java.util.Optional;

/** Adds a machine to a fleet. Registering the same machine again answers as the first time did. */
public record RegisterCompute(
        String fleetId,
        String name,
        String location,
        Optional<String> ipAddress,
        Optional<String> dnsName,
        Optional<String> certificatePath)
        implements Command<Compute> {

    @Override
    public Compute decide(Tx tx) {
        // RegisterCompute models no InvalidFleetStatus: a fleet that is going away is a bad request.
        Fleet fleet = tx.fleets().require(fleetId);
        if (fleet.status() != Fleet.Status.ACTIVE) {
            throw Refusal.invalidRequest("Fleet %s is in status %s; it has to be ACTIVE", fleetId, fleet.status());
        }
        Compute wanted = new Compute(
                new Compute.Key(fleet.id(), name),
                fleet.requireLocation(location),
                ipAddress,
                dnsName,
                certificatePath,
                tx.now());
        Optional<Compute> earlier = tx.computes().find(wanted.key());
        if (earlier.isEmpty()) {
            return tx.computes().put(wanted);
        }
        if (!earlier.get().sameMachineAs(wanted)) {
            throw Refusal.conflict(
                    "Compute %s is already registered in fleet %s with another address or location; "
                            + "deregister it first",
                    name, fleetId);
        }
        return earlier.get();
    }
}
