package dev.homeport.core;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * One entry of the log: commands to be decided in order, with the time and the seed of new ids that the leader stamped
 * on them. An entry without commands only lets time pass.
 */
public record Entry(Instant time, Seed seed, List<Command<?>> commands) {
    /** The log keeps milliseconds, and a command must meet the same time when it is decided again. */
    public Entry {
        time = time.truncatedTo(ChronoUnit.MILLIS);
    }

    /** 128 bits from which every id made by an entry's commands follows. */
    public record Seed(long high, long low) {}
}
