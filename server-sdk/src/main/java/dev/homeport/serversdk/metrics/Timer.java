package dev.homeport.serversdk.metrics;

import java.time.Duration;
import java.util.function.Supplier;

/** Measures how long something takes. Each flush reports every measurement, in milliseconds. */
public final class Timer extends Metric {
    private static final double NANOS_PER_MILLI = 1e6;

    Timer(Definition definition, Registry registry) {
        super(MetricType.TIMER, definition, registry);
    }

    public void setDuration(Duration duration) {
        setMilliseconds(duration.toNanos() / NANOS_PER_MILLI);
    }

    public synchronized void setMilliseconds(double milliseconds) {
        observe(finite(milliseconds));
    }

    public void setSeconds(double seconds) {
        setMilliseconds(seconds * 1000);
    }

    /** Measures from now until the returned measurement is closed. */
    public Running start() {
        return new Running(this, System.nanoTime());
    }

    /** Measures how long the task takes, also when it fails. */
    public void time(Runnable task) {
        Running running = start();
        try {
            task.run();
        } finally {
            running.stop();
        }
    }

    /** Measures how long the result takes, also when there is none because of an error. */
    public <T> T time(Supplier<T> task) {
        Running running = start();
        try {
            return task.get();
        } finally {
            running.stop();
        }
    }

    @Override
    public Timer withDimensionalTag(String name, String value) {
        return dimension(this, name, value, Timer::new);
    }

    @Override
    double[] takeOwn(double[] values) {
        return values;
    }

    /** A measurement that has begun. */
    public record Running(Timer timer, long startNanos) implements AutoCloseable {
        public void stop() {
            timer.setMilliseconds((System.nanoTime() - startNanos) / NANOS_PER_MILLI);
        }

        @Override
        public void close() {
            stop();
        }
    }
}
