package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.Check;

/** Counts what happens. Each flush reports how much was added since the last one. */
public final class Counter extends Metric {
    private long sinceFlush;

    Counter(Definition definition, Registry registry) {
        super(MetricType.COUNTER, definition, registry);
    }

    public synchronized void add(long amount) {
        if (amount < 0) {
            throw Check.invalid("%s %d is not valid: a counter only grows, expected 0 or more", key(), amount);
        }
        if (observe((double) amount)) {
            sinceFlush += amount;
        }
    }

    public void increment() {
        add(1);
    }

    /** Counts one if this is so. */
    public void count(boolean condition) {
        if (condition) {
            increment();
        }
    }

    @Override
    public Counter withDimensionalTag(String name, String value) {
        return dimension(this, name, value, Counter::new);
    }

    @Override
    double[] takeOwn(double[] values) {
        double[] own = {sinceFlush};
        sinceFlush = 0;
        return own;
    }
}
