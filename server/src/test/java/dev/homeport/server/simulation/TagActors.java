package dev.homeport.server.simulation;

import dev.homeport.core.State;
import dev.homeport.core.tag.Resource;
import dev.homeport.core.tag.TagResource;
import dev.homeport.core.tag.UntagResource;
import java.util.List;

/** Tag things and take tags off. */
final class TagActors {
    private TagActors() {}

    static Actor all() {
        return new WeightedActors()
                .with(3, (dice, state) -> new TagResource(resource(dice, state), dice.map(3)))
                .with(
                        2,
                        (dice, state) -> new UntagResource(
                                resource(dice, state), List.copyOf(dice.map(4).keySet())));
    }

    private static Resource resource(Dice dice, State state) {
        return switch (dice.below(4)) {
            case 0 -> Resource.location(LocationActors.name(dice));
            case 1 -> Resource.alias(AliasActors.id(dice, state));
            case 2 -> Resource.gameSessionQueue(dice.name("queue-", 3));
            default -> Resource.fleet(FleetActors.id(dice, state));
        };
    }
}
