package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.Log;
import java.util.Arrays;

/** What a metric has observed since the last flush; the first ten thousand of it, so that memory has a limit. */
final class Observations {
    private static final int MAX_VALUES = 10_000;

    private double[] values = new double[16];
    private int size;
    private long lost;

    void add(double value) {
        if (size == MAX_VALUES) {
            lost++;
            return;
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.min(2 * size, MAX_VALUES));
        }
        values[size++] = value;
    }

    double[] takeAll(String key) {
        if (lost > 0) {
            Log.warning("The metric " + key + " lost " + lost + " values: at most " + MAX_VALUES
                    + " are kept between two flushes; use a sampler, or flush more often");
        }
        double[] taken = Arrays.copyOf(values, size);
        size = 0;
        lost = 0;
        return taken;
    }
}
