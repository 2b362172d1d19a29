package dev.homeport.core;

/**
 * One operation that changes state: a record of its inputs and the one decision about them.
 *
 * <p>A command is written to the log before it is decided, and decided again on every node and at every replay, so
 * {@link #decide} may look at nothing but its own components and the transaction.
 */
@FunctionalInterface
public interface Command<R> {
    /** Changes the tables and answers, or throws a {@link Refusal} and changes nothing. */
    R decide(Tx tx);

    /** Whether it is decided before the timers that are due fire, rather than after. Only heard of an entry's first. */
    default boolean beforeTimers() {
        return false;
    }
}
