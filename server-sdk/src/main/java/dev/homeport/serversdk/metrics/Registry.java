package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The metrics there are: one for each name, or where metrics are dimensional, one for each name and set of tags. */
final class Registry {
    private static final int MAX_METRICS = 10_000;

    private final boolean dimensional;
    private final Map<Identity, Metric> metrics = new LinkedHashMap<>();

    private record Identity(String key, Map<String, String> tags) {}

    interface Maker<M extends Metric> {
        M make(Definition definition, Registry registry);
    }

    Registry(boolean dimensional) {
        this.dimensional = dimensional;
    }

    boolean dimensional() {
        return dimensional;
    }

    /** The metric that was registered first under this name, if one was. */
    synchronized <M extends Metric> M register(Definition definition, MetricType type, Maker<M> maker) {
        Identity identity = new Identity(definition.key(), dimensional ? definition.tags() : Map.of());
        Metric known = metrics.get(identity);
        if (known == null) {
            M made = maker.make(definition, this);
            requireRoom(definition.key());
            metrics.put(identity, made);
            return made;
        }
        if (known.type() != type) {
            throw new GameLiftException(
                    ErrorType.METRIC_CONFIGURATION_EXCEPTION,
                    definition.key() + " is a " + known.type() + " already: expected another name for a " + type);
        }
        // A type has one class.
        @SuppressWarnings("unchecked")
        M same = (M) known;
        return same;
    }

    private void requireRoom(String key) {
        if (metrics.size() == MAX_METRICS) {
            throw new GameLiftException(
                    ErrorType.METRIC_CONFIGURATION_EXCEPTION,
                    key + " would be metric number " + (MAX_METRICS + 1) + ": expected at most " + MAX_METRICS
                            + " names and sets of tags");
        }
    }

    synchronized List<Metric> all() {
        return new ArrayList<>(metrics.values());
    }
}
