package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.Check;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something the game measures under one name. It may be used from any thread. */
public abstract sealed class Metric permits Gauge, Counter, Timer {
    private final MetricType type;
    private final Definition definition;
    private final Registry registry;
    private final Map<String, String> tags;
    private final Observations observations = new Observations();
    private boolean observed;

    Metric(MetricType type, Definition definition, Registry registry) {
        this.type = type;
        this.definition = definition;
        this.registry = registry;
        this.tags = new LinkedHashMap<>(definition.tags());
    }

    /** The name without the prefix. */
    public final String key() {
        return definition.key();
    }

    public final synchronized Map<String, String> tags() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    public final void setTag(String name, String value) {
        Check.tag(name, value);
        synchronized (this) {
            tags.put(name, value);
        }
    }

    public final synchronized void removeTag(String name) {
        tags.remove(name);
    }

    /**
     * The metric of the same name that counts apart from this one, under one more tag. Where metrics are not
     * dimensional, this is the metric itself, without the tag.
     */
    public abstract Metric withDimensionalTag(String name, String value);

    final <M extends Metric> M dimension(M self, String name, String value, Registry.Maker<M> maker) {
        if (!registry.dimensional()) {
            return self;
        }
        Map<String, String> now = tags();
        Definition current = new Definition(key(), now, definition.sampler(), definition.derived());
        return registry.register(current.withTag(name, value), type, maker);
    }

    final MetricType type() {
        return type;
    }

    /** Has to be called with this metric's lock held. Says whether the value is reported. */
    final boolean observe(double value) {
        if (!definition.sampler().takesThisOne()) {
            return false;
        }
        observed = true;
        if (type == MetricType.TIMER || !definition.derived().isEmpty()) {
            observations.add(value);
        }
        return true;
    }

    final double finite(double value) {
        if (!Double.isFinite(value)) {
            throw Check.invalid("%s %s is not valid: expected a number", key(), value);
        }
        return value;
    }

    /** What is reported under the metric's own name, now that the observed values have been taken. */
    abstract double[] takeOwn(double[] values);

    final synchronized void flushTo(List<Line> lines) {
        if (!observed) {
            return;
        }
        observed = false;
        Map<String, String> now = tags();
        double[] values = observations.takeAll(key());
        for (Derived derived : definition.derived()) {
            lines.add(new Line(key() + "." + derived.suffix(), type, derived.of(values), 1, now));
        }
        for (double value : takeOwn(values)) {
            lines.add(new Line(key(), type, value, definition.sampler().rate(), now));
        }
    }
}
