package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;

/**
 * A number made of all that a metric has observed between two flushes. It is reported as a metric of the same type,
 * under the metric's name and this suffix.
 */
public final class Derived {
    private final String suffix;
    private final ToDoubleFunction<double[]> calculation;

    private Derived(String suffix, ToDoubleFunction<double[]> calculation) {
        this.suffix = suffix;
        this.calculation = calculation;
    }

    public static Derived latest() {
        return new Derived("latest", values -> values[values.length - 1]);
    }

    public static Derived min() {
        return new Derived("min", values -> Arrays.stream(values).min().orElseThrow());
    }

    public static Derived max() {
        return new Derived("max", values -> Arrays.stream(values).max().orElseThrow());
    }

    public static Derived mean() {
        return new Derived("mean", values -> Arrays.stream(values).average().orElseThrow());
    }

    public static Derived sum() {
        return new Derived("sum", values -> Arrays.stream(values).sum());
    }

    public static Derived count() {
        return new Derived("count", values -> values.length);
    }

    /** The value that this percentage of the values does not exceed, interpolated between its two neighbours. */
    public static Derived percentile(double percentage) {
        if (!(percentage >= 0 && percentage <= 100)) {
            throw new GameLiftException(
                    ErrorType.VALIDATION_EXCEPTION, "percentage " + percentage + " is not valid: expected 0 to 100");
        }
        String number = BigDecimal.valueOf(percentage).stripTrailingZeros().toPlainString();
        return new Derived("p" + number, values -> percentile(values, percentage / 100));
    }

    private static double percentile(double[] values, double share) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double position = share * (sorted.length - 1);
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
    }

    public String suffix() {
        return suffix;
    }

    double of(double[] values) {
        return calculation.applyAsDouble(values);
    }
}
