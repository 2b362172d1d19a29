package dev.homeport.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Immutable rows of one kind by key, in key order, with the indexes that go with them.
 *
 * <p>Only the transaction under way changes a table; any thread may read one at any time and sees whole rows. A
 * subclass adds the look-ups its noun needs.
 */
public abstract class Table<K extends Comparable<? super K>, V> {
    private final ConcurrentSkipListMap<K, V> rows = new ConcurrentSkipListMap<>();
    // Counted beside the rows, because a skip list counts by walking.
    private final AtomicInteger size = new AtomicInteger();
    private final List<RowListener<K, V>> indexes = new ArrayList<>();
    private final Journal journal;
    private final Class<V> rowType;
    private final Function<V, K> keyOf;

    protected Table(State state, Class<V> rowType, Function<V, K> keyOf) {
        this.journal = state.journal();
        this.rowType = rowType;
        this.keyOf = keyOf;
    }

    protected final <I> Index<I, K, V> indexedBy(Function<V, I> groupOf) {
        return followedBy(new Index<>(rowType, keyOf, groupOf));
    }

    protected final <I> Totals<I, K, V> totalledBy(Function<V, I> groupOf, ToIntFunction<V> amountOf) {
        return followedBy(new Totals<>(groupOf, amountOf));
    }

    protected final <L extends RowListener<K, V>> L followedBy(L index) {
        indexes.add(index);
        return index;
    }

    public final Optional<V> find(K key) {
        return Optional.ofNullable(rows.get(key));
    }

    public final boolean has(K key) {
        return rows.containsKey(key);
    }

    public final int size() {
        return size.get();
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
        V before = replace(key, row);
        journal.changed(() -> replace(key, before));
        return row;
    }

    public final void remove(K key) {
        V before = replace(key, null);
        if (before != null) {
            journal.changed(() -> replace(key, before));
        }
    }

    final Class<V> rowType() {
        return rowType;
    }

    /** Adds a row of a snapshot to the empty table. */
    final void load(Object snapshotRow) {
        V row = rowType.cast(snapshotRow);
        replace(keyOf.apply(row), row);
    }

    final void verify(String name) {
        if (size() != rows.size()) {
            throw new IllegalStateException("%s counts %d rows but has %d".formatted(name, size(), rows.size()));
        }
        indexes.forEach(index -> index.verify(name, rows));
    }

    final void clear() {
        rows.clear();
        size.set(0);
        indexes.forEach(RowListener::cleared);
    }

    /** Puts the row at the key, or takes away the one there if it is null; answers what was there before. */
    private V replace(K key, V row) {
        V before = row == null ? rows.remove(key) : rows.put(key, row);
        size.addAndGet((row == null ? 0 : 1) - (before == null ? 0 : 1));
        for (RowListener<K, V> index : indexes) {
            index.replaced(key, before, row);
        }
        return before;
    }
}
