package dev.homeport.serversdk.metrics;

/** A metric with tags, a sampler or derived metrics of its own. */
public final class MetricBuilder<M extends Metric> {
    private final Registry registry;
    private final MetricType type;
    private final Registry.Maker<M> maker;
    private Definition definition;

    MetricBuilder(String key, MetricType type, Registry registry, Registry.Maker<M> maker) {
        this.registry = registry;
        this.type = type;
        this.maker = maker;
        this.definition = Definition.of(key);
    }

    public MetricBuilder<M> tag(String name, String value) {
        definition = definition.withTag(name, value);
        return this;
    }

    public MetricBuilder<M> sampler(Sampler sampler) {
        definition = definition.withSampler(sampler);
        return this;
    }

    public MetricBuilder<M> derived(Derived... derived) {
        definition = definition.withDerived(derived);
        return this;
    }

    /** The metric; if there is one of this name already, that one as it is. */
    public M build() {
        return registry.register(definition, type, maker);
    }
}
