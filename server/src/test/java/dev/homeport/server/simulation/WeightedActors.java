package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;
import java.util.ArrayList;
import java.util.List;

/** Actors of which each gets its turn as often as its weight says. */
final class WeightedActors implements Actor {
    private record Weighted(int upTo, Actor actor) {}

    private final List<Weighted> actors = new ArrayList<>();
    private int total;

    WeightedActors with(int weight, Actor actor) {
        total += weight;
        actors.add(new Weighted(total, actor));
        return this;
    }

    @Override
    public Command<?> next(Dice dice, State state) {
        int roll = dice.below(total);
        return actors.stream()
                .filter(weighted -> roll < weighted.upTo())
                .findFirst()
                .orElseThrow()
                .actor()
                .next(dice, state);
    }
}
