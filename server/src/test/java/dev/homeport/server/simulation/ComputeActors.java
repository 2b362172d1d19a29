package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.Fleet;
import java.time.Duration;
import java.util.Optional;

/** Register computes, give them tokens and take them away. */
final class ComputeActors {
    private ComputeActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(6, ComputeActors::register)
                .with(1, (dice, state) -> {
                    Compute.Key key = key(dice, state);
                    return new DeregisterCompute(key.fleetId(), key.name());
                })
                .with(3, ComputeActors::issueToken);
    }

    /** A compute that is registered, rarely one that is not. */
    static Compute.Key key(Dice dice, State state) {
        Optional<Compute> known = dice.oneOf(state.computes().all());
        return known.filter(compute -> dice.inPercent(95))
                .map(Compute::key)
                .orElseGet(() -> new Compute.Key(FleetActors.id(dice, state), dice.name("pc-", 3)));
    }

    private static Command<?> register(Dice dice, State state) {
        String fleetId = FleetActors.id(dice, state);
        String location = state.fleets()
                .find(fleetId)
                .map(Fleet::locations)
                .flatMap(dice::oneOf)
                .orElseGet(() -> LocationActors.name(dice));
        return new RegisterCompute(
                fleetId,
                dice.name("pc-", 3),
                location,
                Optional.of("192.0.2." + (dice.inPercent(90) ? 1 : 2)),
                Optional.empty(),
                Optional.empty());
    }

    private static Command<?> issueToken(Dice dice, State state) {
        Compute.Key key = key(dice, state);
        Duration lifetime = Duration.ofSeconds(1 + dice.below(3 * 3600)).plusNanos(dice.below(1_000_000_000));
        return new IssueAuthToken(key.fleetId(), key.name(), dice.name("hash-", 20), lifetime);
    }
}
