package dev.homeport.serversdk.metrics;

import java.math.BigDecimal;
import java.util.Locale;

/** How values of a type are written. */
enum MetricType {
    GAUGE("g"),
    COUNTER("c"),
    TIMER("ms");

    private final String symbol;

    MetricType(String symbol) {
        this.symbol = symbol;
    }

    String symbol() {
        return symbol;
    }

    String write(double value) {
        return switch (this) {
            case GAUGE -> plain(value);
            case COUNTER -> Long.toString((long) value);
            case TIMER -> String.format(Locale.ROOT, "%.6f", value);
        };
    }

    static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
