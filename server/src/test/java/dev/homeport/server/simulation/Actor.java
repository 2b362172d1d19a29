package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.State;

/** Thinks of commands about one noun: mostly sensible ones in the given state, now and then one to be refused. */
@FunctionalInterface
interface Actor {
    Command<?> next(Dice dice, State state);
}
