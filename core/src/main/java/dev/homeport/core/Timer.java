package dev.homeport.core;

/**
 * Something that happens at an instant, kept as data.
 *
 * <p>Timers are never cancelled. One that fires looks whether what it waited for still matters, so setting one costs a
 * row and nothing has to remember it.
 */
@FunctionalInterface
public interface Timer {
    void fire(Tx tx);
}
