package dev.homeport.core;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

/**
 * Like an {@link Index}, for a table whose groups mostly have one row, such as the player sessions of a player: all
 * groups share one map, which costs a fraction of a map each.
 */
public final class SparseIndex<K extends Comparable<? super K>, V> implements RowListener<K, V> {
    private final Function<V, String> groupOf;
    private final ConcurrentNavigableMap<Member<K>, V> rows = new ConcurrentSkipListMap<>();

    /** A null key stands before all keys of its group. */
    private record Member<K extends Comparable<? super K>>(String group, K key) implements Comparable<Member<K>> {
        @Override
        public int compareTo(Member<K> other) {
            int byGroup = group.compareTo(other.group);
            if (byGroup != 0) {
                return byGroup;
            }
            if (key == null || other.key == null) {
                return Boolean.compare(key != null, other.key != null);
            }
            return key.compareTo(other.key);
        }
    }

    SparseIndex(Function<V, String> groupOf) {
        this.groupOf = groupOf;
    }

    /** A live, weakly consistent view of one group, in key order. */
    public Collection<V> rows(String group) {
        // The NUL character makes the least string that is greater than the group.
        Member<K> from = new Member<>(group, null);
        Member<K> to = new Member<>(group + "\0", null);
        return Collections.unmodifiableCollection(rows.subMap(from, to).values());
    }

    @Override
    public void replaced(K key, V before, V after) {
        String old = before == null ? null : groupOf.apply(before);
        String now = after == null ? null : groupOf.apply(after);
        if (old != null && !old.equals(now)) {
            rows.remove(new Member<>(old, key));
        }
        if (now != null) {
            rows.put(new Member<>(now, key), after);
        }
    }

    @Override
    public void cleared() {
        rows.clear();
    }

    @Override
    public void verify(String table, Map<K, V> tableRows) {
        Map<Member<K>, V> expected = new TreeMap<>();
        tableRows.forEach((key, row) -> {
            if (groupOf.apply(row) != null) {
                expected.put(new Member<>(groupOf.apply(row), key), row);
            }
        });
        if (!expected.equals(rows)) {
            throw new IllegalStateException(
                    "an index of %s holds %s; by its rows it should hold %s".formatted(table, rows, expected));
        }
    }
}
