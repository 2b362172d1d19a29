package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.CreateFleetLocations;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.DeleteFleetLocations;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.fleet.FleetSettings.CreationLimit;
import dev.homeport.core.fleet.FleetSettings.Protection;
import dev.homeport.core.fleet.RuntimeConfiguration;
import dev.homeport.core.fleet.UpdateFleetAttributes;
import dev.homeport.core.fleet.UpdateRuntimeConfiguration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Make, change and end fleets. */
final class FleetActors {
    private static final int ENOUGH = 3;

    private FleetActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(6, FleetActors::create)
                .with(3, FleetActors::update)
                .with(2, (dice, state) -> new UpdateRuntimeConfiguration(id(dice, state), runtime(dice)))
                .with(3, (dice, state) -> new CreateFleetLocations(id(dice, state), locations(dice)))
                .with(1, (dice, state) -> new DeleteFleetLocations(id(dice, state), locations(dice)))
                .with(1, (dice, state) -> home(dice, state))
                .with(1, (dice, state) -> new DeleteFleet(id(dice, state)));
    }

    /** The id of a fleet, rarely of one that is gone or never was. */
    static String id(Dice dice, State state) {
        Optional<Fleet> fleet = dice.oneOf(
                dice.inPercent(95)
                        ? state.fleets().live().values()
                        : state.fleets().all());
        return fleet.map(Fleet::id).orElse("fleet-unknown");
    }

    /** A fleet of its own id, or one that is there. */
    static EnsureFleet home(Dice dice, State state) {
        boolean own = dice.inPercent(50) && state.fleets().live().size() < 2 * ENOUGH;
        return new EnsureFleet(
                own ? dice.name("fleet-home-", 3) : id(dice, state),
                LocationActors.name(dice),
                dice.name("pc-", 3),
                Optional.of("127.0.0.1"),
                Optional.of("localhost"));
    }

    private static Command<?> create(Dice dice, State state) {
        if (state.fleets().live().size() >= ENOUGH) {
            return update(dice, state);
        }
        return new CreateFleet(settings(dice), locations(dice), dice.map(2));
    }

    private static Command<?> update(Dice dice, State state) {
        FleetSettings wanted = settings(dice);
        return new UpdateFleetAttributes(
                id(dice, state),
                dice.maybe(wanted::name),
                wanted.description(),
                dice.maybe(wanted::newGameSessionProtection),
                wanted.creationLimit(),
                dice.maybe(wanted::metricGroups),
                wanted.anywhereCost());
    }

    private static FleetSettings settings(Dice dice) {
        Optional<CreationLimit> limit = dice.inPercent(10)
                ? Optional.of(new CreationLimit(dice.maybe(() -> dice.below(3)), dice.maybe(() -> dice.below(60))))
                : Optional.empty();
        return new FleetSettings(
                dice.name("fleet ", 3),
                dice.maybe(() -> dice.name("for purpose ", 3)),
                dice.oneOf(Protection.values()),
                limit,
                dice.inPercent(50) ? List.of() : List.of(dice.name("group-", 2)),
                dice.maybe(() -> "0." + dice.below(9)),
                dice.maybe(() -> runtime(dice)));
    }

    private static RuntimeConfiguration runtime(Dice dice) {
        return new RuntimeConfiguration(
                List.of(new RuntimeConfiguration.Launch(
                        "/local/game/server", dice.maybe(() -> "--fast"), 1 + dice.below(60))),
                dice.maybe(() -> 1 + dice.below(2)),
                dice.maybe(() -> 1 + dice.below(600)));
    }

    private static List<String> locations(Dice dice) {
        return Stream.generate(() -> LocationActors.name(dice))
                .limit(dice.below(3))
                .toList();
    }
}
