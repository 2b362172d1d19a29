package dev.homeport.server.simulation;

import dev.homeport.core.State;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.alias.CreateAlias;
import dev.homeport.core.alias.DeleteAlias;
import dev.homeport.core.alias.UpdateAlias;

/** Make aliases, point them elsewhere and remove them. */
final class AliasActors {
    private AliasActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(
                        2,
                        (dice, state) -> new CreateAlias(
                                dice.name("alias ", 3),
                                dice.maybe(() -> "an alias"),
                                routing(dice, state),
                                dice.map(2)))
                .with(
                        2,
                        (dice, state) -> new UpdateAlias(
                                id(dice, state),
                                dice.maybe(() -> dice.name("alias ", 3)),
                                dice.maybe(() -> "another"),
                                dice.maybe(() -> routing(dice, state))))
                .with(1, (dice, state) -> new DeleteAlias(id(dice, state)));
    }

    static String id(Dice dice, State state) {
        return dice.oneOf(state.aliases().all()).map(Alias::id).orElse("alias-unknown");
    }

    private static Alias.Routing routing(Dice dice, State state) {
        return dice.inPercent(80)
                ? new Alias.Routing.Simple(FleetActors.id(dice, state))
                : new Alias.Routing.Terminal("closed for today");
    }
}
