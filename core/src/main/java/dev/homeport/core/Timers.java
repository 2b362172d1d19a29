package dev.homeport.core;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/** The timers that wait, in the order in which they fire: by instant, and among equals in the order they were set. */
public final class Timers {
    /** A timer that waits. */
    public record Waiting(Instant due, long number, Timer timer) {
        private Slot slot() {
            return new Slot(due, number);
        }
    }

    private record Slot(Instant due, long number) implements Comparable<Slot> {
        @Override
        public int compareTo(Slot other) {
            int byTime = due.compareTo(other.due);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    private final NavigableMap<Slot, Waiting> waiting = new ConcurrentSkipListMap<>();
    private final Journal journal;
    private long lastNumber;

    Timers(Journal journal) {
        this.journal = journal;
    }

    /** Sets a timer, to the millisecond: what a snapshot keeps of an instant, lest a restart move the timer. */
    public void at(Instant due, Timer timer) {
        long numberBefore = lastNumber;
        Waiting row = new Waiting(due.truncatedTo(ChronoUnit.MILLIS), ++lastNumber, timer);
        waiting.put(row.slot(), row);
        journal.changed(() -> {
            waiting.remove(row.slot());
            lastNumber = numberBefore;
        });
    }

    /** When the next timer is due. */
    public Optional<Instant> next() {
        Map.Entry<Slot, Waiting> first = waiting.firstEntry();
        return first == null ? Optional.empty() : Optional.of(first.getKey().due());
    }

    public Collection<Waiting> all() {
        return Collections.unmodifiableCollection(waiting.values());
    }

    /** Takes out the first timer due at or before the given instant. */
    Optional<Waiting> takeDue(Instant until) {
        Map.Entry<Slot, Waiting> first = waiting.firstEntry();
        if (first == null || first.getKey().due().isAfter(until)) {
            return Optional.empty();
        }
        waiting.remove(first.getKey());
        return Optional.of(first.getValue());
    }

    void load(Waiting row) {
        waiting.put(row.slot(), row);
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
