package dev.homeport.server.simulation;

import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.DeleteLocation;

/** Make and remove locations. */
final class LocationActors {
    private LocationActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(4, (dice, state) -> new CreateLocation(name(dice), dice.map(3)))
                .with(1, (dice, state) -> new DeleteLocation(name(dice)));
    }

    static String name(Dice dice) {
        return dice.name("custom-", 4);
    }
}
