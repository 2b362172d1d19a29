package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.compute.AuthToken;
import dev.homeport.core.compute.AuthTokenExpiry;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.server.simulation.Invariant.Seen;
import java.util.List;

/** What holds of computes and their tokens. */
final class ComputeInvariants {
    static final List<Invariant> ALL = List.of(
            ComputeInvariants::everyComputeIsInALocationOfAnActiveFleet,
            ComputeInvariants::everyTokenBelongsToAComputeAndEndsByATimer);

    private ComputeInvariants() {}

    private static void everyComputeIsInALocationOfAnActiveFleet(Seen seen) {
        for (Compute compute : seen.state().computes().all()) {
            Fleet fleet = seen.state().fleets().requireKnown(compute.key().fleetId());
            require(fleet.status() == Fleet.Status.ACTIVE, "%s is in %s", compute, fleet);
            require(fleet.locations().contains(compute.location()), "%s is in %s", compute, fleet);
        }
    }

    private static void everyTokenBelongsToAComputeAndEndsByATimer(Seen seen) {
        for (AuthToken token : seen.state().authTokens().all()) {
            require(seen.state().computes().has(token.compute()), "nobody has %s", token);
            require(seen.waits(new AuthTokenExpiry(token.sha256()), token.expirationTime()), "no timer ends %s", token);
        }
    }
}
