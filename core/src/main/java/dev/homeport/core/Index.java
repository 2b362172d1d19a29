package dev.homeport.core;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/**
 * The rows of a table grouped by something about them, each group in key order. A row for which that something is null
 * is in no group.
 */
public final class Index<I, K extends Comparable<? super K>, V> {
    private final Function<V, I> groupOf;
    private final Map<I, ConcurrentSkipListMap<K, V>> groups = new ConcurrentHashMap<>();

    Index(Function<V, I> groupOf) {
        this.groupOf = groupOf;
    }

    /** A live, weakly consistent view of one group. */
    public NavigableMap<K, V> group(I group) {
        NavigableMap<K, V> rows = groups.get(group);
        return rows == null ? Collections.emptyNavigableMap() : Collections.unmodifiableNavigableMap(rows);
    }

    public Collection<V> rows(I group) {
        return group(group).values();
    }

    public int size(I group) {
        return group(group).size();
    }

    public Optional<V> first(I group) {
        ConcurrentSkipListMap<K, V> rows = groups.get(group);
        Map.Entry<K, V> first = rows == null ? null : rows.firstEntry();
        return first == null ? Optional.empty() : Optional.of(first.getValue());
    }

    void replace(K key, V before, V after) {
        I old = before == null ? null : groupOf.apply(before);
        I now = after == null ? null : groupOf.apply(after);
        if (old != null && !old.equals(now)) {
            leave(old, key);
        }
        if (now != null) {
            groups.computeIfAbsent(now, g -> new ConcurrentSkipListMap<>()).put(key, after);
        }
    }

    private void leave(I group, K key) {
        ConcurrentSkipListMap<K, V> rows = groups.get(group);
        rows.remove(key);
        if (rows.isEmpty()) {
            groups.remove(group);
        }
    }

    void verify(String table, Map<K, V> rows) {
        Map<I, Map<K, V>> expected = new HashMap<>();
        rows.forEach((key, row) -> {
            I group = groupOf.apply(row);
            if (group != null) {
                expected.computeIfAbsent(group, g -> new HashMap<>()).put(key, row);
            }
        });
        if (!expected.equals(groups)) {
            throw new IllegalStateException(
                    "an index of %s holds %s; by its rows it should hold %s".formatted(table, groups, expected));
        }
    }

    void clear() {
        groups.clear();
    }
}
