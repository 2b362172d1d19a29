package dev.homeport.core;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The rows of a table grouped by something about them, each group in key order. A row for which that something is null
 * is in no group.
 */
public final class Index<I, K extends Comparable<? super K>, V> implements RowListener<K, V> {
    private final Function<V, I> groupOf;
    private final Map<I, Group<K, V>> groups = new ConcurrentHashMap<>();

    /** Counts its rows, because a skip list counts by walking. */
    private record Group<K, V>(ConcurrentSkipListMap<K, V> rows, AtomicInteger size) {
        Group() {
            this(new ConcurrentSkipListMap<>(), new AtomicInteger());
        }

        void put(K key, V row) {
            if (rows.put(key, row) == null) {
                size.incrementAndGet();
            }
        }

        void verify(String table, Object key) {
            if (size.get() != rows.size()) {
                throw new IllegalStateException("an index of %s counts %d rows for %s but has %d"
                        .formatted(table, size.get(), key, rows.size()));
            }
        }

        void remove(K key) {
            if (rows.remove(key) != null) {
                size.decrementAndGet();
            }
        }
    }

    Index(Function<V, I> groupOf) {
        this.groupOf = groupOf;
    }

    /** A live, weakly consistent view of one group. */
    public NavigableMap<K, V> group(I group) {
        Group<K, V> found = groups.get(group);
        return found == null ? Collections.emptyNavigableMap() : Collections.unmodifiableNavigableMap(found.rows());
    }

    /** A live, weakly consistent view of the groups that have rows. */
    public Set<I> groups() {
        return Collections.unmodifiableSet(groups.keySet());
    }

    public Collection<V> rows(I group) {
        return group(group).values();
    }

    public int size(I group) {
        Group<K, V> found = groups.get(group);
        return found == null ? 0 : found.size().get();
    }

    public Optional<V> first(I group) {
        Map.Entry<K, V> first = group(group).firstEntry();
        return first == null ? Optional.empty() : Optional.of(first.getValue());
    }

    @Override
    public void replaced(K key, V before, V after) {
        I old = before == null ? null : groupOf.apply(before);
        I now = after == null ? null : groupOf.apply(after);
        if (old != null && !old.equals(now)) {
            leave(old, key);
        }
        if (now != null) {
            groups.computeIfAbsent(now, g -> new Group<>()).put(key, after);
        }
    }

    private void leave(I group, K key) {
        Group<K, V> left = groups.get(group);
        left.remove(key);
        if (left.size().get() == 0) {
            groups.remove(group);
        }
    }

    @Override
    public void verify(String table, Map<K, V> rows) {
        Map<I, Map<K, V>> expected = new HashMap<>();
        rows.forEach((key, row) -> {
            I group = groupOf.apply(row);
            if (group != null) {
                expected.computeIfAbsent(group, g -> new HashMap<>()).put(key, row);
            }
        });
        Map<I, Map<K, V>> actual = new HashMap<>();
        groups.forEach((key, group) -> actual.put(key, group.rows()));
        if (!expected.equals(actual)) {
            throw new IllegalStateException(
                    "an index of %s holds %s; by its rows it should hold %s".formatted(table, actual, expected));
        }
        groups.forEach((key, group) -> group.verify(table, key));
    }

    @Override
    public void cleared() {
        groups.clear();
    }
}
