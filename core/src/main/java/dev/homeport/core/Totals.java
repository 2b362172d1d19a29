package dev.homeport.core;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * What the rows of a table add up to in each group, known without looking at them. A row for which the group is null is
 * in no group.
 */
public final class Totals<I, K, V> implements RowListener<K, V> {
    private final Function<V, I> groupOf;
    private final ToIntFunction<V> amountOf;
    private final Map<I, Integer> totals = new ConcurrentHashMap<>();

    Totals(Function<V, I> groupOf, ToIntFunction<V> amountOf) {
        this.groupOf = groupOf;
        this.amountOf = amountOf;
    }

    public int of(I group) {
        return totals.getOrDefault(group, 0);
    }

    @Override
    public void replaced(K key, V before, V after) {
        if (before != null) {
            add(totals, before, -1);
        }
        if (after != null) {
            add(totals, after, 1);
        }
    }

    private void add(Map<I, Integer> sums, V row, int sign) {
        I group = groupOf.apply(row);
        int amount = group == null ? 0 : sign * amountOf.applyAsInt(row);
        if (amount != 0) {
            sums.merge(group, amount, (total, more) -> total + more == 0 ? null : total + more);
        }
    }

    @Override
    public void cleared() {
        totals.clear();
    }

    @Override
    public void verify(String table, Map<K, V> rows) {
        Map<I, Integer> expected = new HashMap<>();
        rows.values().forEach(row -> add(expected, row, 1));
        if (!expected.equals(totals)) {
            throw new IllegalStateException(
                    "totals of %s are %s; by its rows they should be %s".formatted(table, totals, expected));
        }
    }
}
