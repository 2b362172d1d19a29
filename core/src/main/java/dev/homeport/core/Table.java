package dev.homeport.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/**
 * Immutable rows of one kind by key, in key order, with the indexes that go with them.
 *
 * <p>Only the transaction under way changes a table; any thread may read one at any time and sees whole rows. A
 * subclass adds the look-ups its noun needs.
 */
public abstract class Table<K extends Comparable<? super K>, V> {
    private final ConcurrentSkipListMap<K, V> rows = new ConcurrentSkipListMap<>();
    private final List<Index<?, K, V>> indexes = new ArrayList<>();
    private final Journal journal;
    private final Class<V> rowType;
    private final Function<V, K> keyOf;

    protected Table(State state, Class<V> rowType, Function<V, K> keyOf) {
        this.journal = state.journal();
        this.rowType = rowType;
        this.keyOf = keyOf;
    }

    protected final <I> Index<I, K, V> indexedBy(Function<V, I> groupOf) {
        Index<I, K, V> index = new Index<>(groupOf);
        indexes.add(index);
        return index;
    }

    public final Optional<V> find(K key) {
        return Optional.ofNullable(rows.get(key));
    }

    public final boolean has(K key) {
        return rows.containsKey(key);
    }

    /** A live, weakly consistent view of all rows in key order. */
    public final NavigableMap<K, V> byKey() {
        return Collections.unmodifiableNavigableMap(rows);
    }

    public final Collection<V> all() {
        return byKey().values();
    }

    /** Adds the row, or replaces the one with the same key. */
    public final V put(V row) {
        K key = keyOf.apply(row);
        V before = rows.put(key, row);
        reindex(key, before, row);
        journal.changed(() -> restore(key, before, row));
        return row;
    }

    public final void remove(K key) {
        V before = rows.remove(key);
        if (before != null) {
            reindex(key, before, null);
            journal.changed(() -> restore(key, before, null));
        }
    }

    final Class<V> rowType() {
        return rowType;
    }

    /** Adds a row of a snapshot to the empty table. */
    final void load(Object snapshotRow) {
        V row = rowType.cast(snapshotRow);
        K key = keyOf.apply(row);
        rows.put(key, row);
        reindex(key, null, row);
    }

    final void verify(String name) {
        indexes.forEach(index -> index.verify(name, rows));
    }

    final void clear() {
        rows.clear();
        indexes.forEach(Index::clear);
    }

    private void restore(K key, V original, V changed) {
        if (original == null) {
            rows.remove(key);
        } else {
            rows.put(key, original);
        }
        reindex(key, changed, original);
    }

    private void reindex(K key, V before, V after) {
        for (Index<?, K, V> index : indexes) {
            index.replace(key, before, after);
        }
    }
}
