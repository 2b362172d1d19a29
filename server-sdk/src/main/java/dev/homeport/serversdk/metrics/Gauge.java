package dev.homeport.serversdk.metrics;

/** A value that goes up and down, such as the number of players. Each flush after a change reports the latest value. */
public final class Gauge extends Metric {
    private double value;

    Gauge(Definition definition, Registry registry) {
        super(MetricType.GAUGE, definition, registry);
    }

    public synchronized void set(double newValue) {
        value = finite(newValue);
        observe(value);
    }

    public synchronized void add(double amount) {
        set(value + amount);
    }

    public void subtract(double amount) {
        add(-amount);
    }

    public void increment() {
        add(1);
    }

    public void decrement() {
        add(-1);
    }

    public void reset() {
        set(0);
    }

    public synchronized double value() {
        return value;
    }

    @Override
    public Gauge withDimensionalTag(String name, String tagValue) {
        return dimension(this, name, tagValue, Gauge::new);
    }

    @Override
    double[] takeOwn(double[] values) {
        return new double[] {value};
    }
}
