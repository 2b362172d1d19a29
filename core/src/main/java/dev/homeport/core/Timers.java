package dev.homeport.core;

import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** The timers that wait, in the order in which they fire: by instant, and among equals in the order they were set. */
public final class Timers {
    /**
     * A timer that waits. There are several for each process and session, so it holds its time as a number, and is its
     * own key.
     */
    public record Waiting(long dueMillis, long number, Timer timer) implements Comparable<Waiting> {
        /** To the millisecond: what a snapshot keeps of an instant, lest a restart move the timer. */
        public static Waiting until(Instant due, long number, Timer timer) {
            return new Waiting(due.toEpochMilli(), number, timer);
        }

        public Instant due() {
            return Instant.ofEpochMilli(dueMillis);
        }

        @Override
        public int compareTo(Waiting other) {
            int byTime = Long.compare(dueMillis, other.dueMillis);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    private final NavigableMap<Waiting, Waiting> waiting = new ConcurrentSkipListMap<>();
    private final Journal journal;
    private long lastNumber;

    Timers(Journal journal) {
        this.journal = journal;
    }

    public void at(Instant due, Timer timer) {
        long numberBefore = lastNumber;
        Waiting row = Waiting.until(due, ++lastNumber, timer);
        waiting.put(row, row);
        journal.changed(() -> {
            waiting.remove(row);
            lastNumber = numberBefore;
        });
    }

    /** When the next timer is due. */
    public Optional<Instant> next() {
        Map.Entry<Waiting, Waiting> first = waiting.firstEntry();
        return first == null ? Optional.empty() : Optional.of(first.getKey().due());
    }

    public Collection<Waiting> all() {
        return Collections.unmodifiableCollection(waiting.values());
    }

    /** Takes out the first timer due at or before the given instant. */
    Optional<Waiting> takeDue(Instant until) {
        Map.Entry<Waiting, Waiting> first = waiting.firstEntry();
        if (first == null || first.getKey().due().isAfter(until)) {
            return Optional.empty();
        }
        waiting.remove(first.getKey());
        return Optional.of(first.getValue());
    }

    void load(Waiting row) {
        waiting.put(row, row);
    }

    void clear() {
        waiting.clear();
        lastNumber = 0;
    }

    long lastNumber() {
        return lastNumber;
    }

    void lastNumber(long number) {
        lastNumber = number;
    }
}
