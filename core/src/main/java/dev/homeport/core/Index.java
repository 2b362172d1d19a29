package dev.homeport.core;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The rows of a table grouped by something about them, each group in key order. A row for which that something is null
 * is in no group.
 *
 * <p>Many groups never have more than one row, such as the player sessions of a player. Such a group is kept as the row
 * itself, which costs a fraction of a map.
 */
public final class Index<I, K extends Comparable<? super K>, V> implements RowListener<K, V> {
    private final Class<V> rowType;
    private final Function<V, K> keyOf;
    private final Function<V, I> groupOf;
    /** A group's only row, or its {@link Rows} from when it has a second one until it is empty. */
    private final Map<I, Object> groups = new ConcurrentHashMap<>();

    /** Counts its rows, because a skip list counts by walking. */
    private record Rows<K, V>(ConcurrentSkipListMap<K, V> byKey, AtomicInteger size) {
        Rows() {
            this(new ConcurrentSkipListMap<>(), new AtomicInteger());
        }

        void put(K key, V row) {
            if (byKey.put(key, row) == null) {
                size.incrementAndGet();
            }
        }

        void verify(String table, Object group) {
            if (size.get() != byKey.size()) {
                throw new IllegalStateException("an index of %s counts %d rows for %s but has %d"
                        .formatted(table, size.get(), group, byKey.size()));
            }
        }

        boolean isEmptyWithout(K key) {
            if (byKey.remove(key) != null) {
                size.decrementAndGet();
            }
            return size.get() == 0;
        }
    }

    Index(Class<V> rowType, Function<V, K> keyOf, Function<V, I> groupOf) {
        this.rowType = rowType;
        this.keyOf = keyOf;
        this.groupOf = groupOf;
    }

    /** A weakly consistent view of one group. */
    public NavigableMap<K, V> group(I group) {
        return Collections.unmodifiableNavigableMap(byKey(groups.get(group)));
    }

    /** A live, weakly consistent view of the groups that have rows. */
    public Set<I> groups() {
        return Collections.unmodifiableSet(groups.keySet());
    }

    public Collection<V> rows(I group) {
        return group(group).values();
    }

    public int size(I group) {
        return switch (groups.get(group)) {
            case null -> 0;
            case Rows<?, ?> rows -> rows.size().get();
            default -> 1;
        };
    }

    public Optional<V> first(I group) {
        Object found = groups.get(group);
        if (rowType.isInstance(found)) {
            return Optional.of(rowType.cast(found));
        }
        Map.Entry<K, V> first = byKey(found).firstEntry();
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
            enter(now, key, after);
        }
    }

    private void enter(I group, K key, V row) {
        Object found = groups.putIfAbsent(group, row);
        if (found instanceof Rows<?, ?> rows) {
            own(rows).put(key, row);
        } else if (found != null) {
            enterBeside(rowType.cast(found), group, key, row);
        }
    }

    private void enterBeside(V only, I group, K key, V row) {
        K keyOfOnly = keyOf.apply(only);
        if (keyOfOnly.equals(key)) {
            groups.put(group, row);
            return;
        }
        Rows<K, V> rows = new Rows<>();
        rows.put(keyOfOnly, only);
        rows.put(key, row);
        groups.put(group, rows);
    }

    private void leave(I group, K key) {
        if (!(groups.get(group) instanceof Rows<?, ?> rows) || own(rows).isEmptyWithout(key)) {
            groups.remove(group);
        }
    }

    private NavigableMap<K, V> byKey(Object found) {
        return switch (found) {
            case null -> Collections.emptyNavigableMap();
            case Rows<?, ?> rows -> own(rows).byKey();
            default -> {
                V only = rowType.cast(found);
                yield new TreeMap<>(Map.of(keyOf.apply(only), only));
            }
        };
    }

    // Only this index puts rows into its groups.
    @SuppressWarnings("unchecked")
    private Rows<K, V> own(Rows<?, ?> rows) {
        return (Rows<K, V>) rows;
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
        groups.forEach((group, found) -> actual.put(group, byKey(found)));
        if (!expected.equals(actual)) {
            throw new IllegalStateException(
                    "an index of %s holds %s; by its rows it should hold %s".formatted(table, actual, expected));
        }
        groups.forEach((group, found) -> {
            if (found instanceof Rows<?, ?> several) {
                several.verify(table, group);
            }
        });
    }

    @Override
    public void cleared() {
        groups.clear();
    }
}
