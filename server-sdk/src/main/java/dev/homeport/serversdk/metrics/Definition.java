package dev.homeport.serversdk.metrics;

import dev.homeport.serversdk.internal.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a metric is made from. */
record Definition(String key, Map<String, String> tags, Sampler sampler, List<Derived> derived) {
    Definition {
        Check.metricKey(key);
        tags.forEach(Check::tag);
    }

    static Definition of(String key) {
        return new Definition(key, Map.of(), Sampler.all(), List.of());
    }

    Definition withTag(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(tags);
        more.put(name, value);
        return new Definition(key, more, sampler, derived);
    }

    Definition withSampler(Sampler other) {
        return new Definition(key, tags, other, derived);
    }

    Definition withDerived(Derived... wanted) {
        return new Definition(key, tags, sampler, List.of(wanted));
    }
}
