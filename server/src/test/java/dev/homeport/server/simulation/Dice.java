package dev.homeport.server.simulation;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Random choices that follow from a seed. */
public final class Dice {
    private final RandomGenerator random;

    public Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    long number() {
        return random.nextLong();
    }

    public boolean inPercent(int percent) {
        return below(100) < percent;
    }

    <T> Optional<T> maybe(Supplier<T> value) {
        return inPercent(50) ? Optional.of(value.get()) : Optional.empty();
    }

    @SafeVarargs
    final <T> T oneOf(T... choices) {
        return choices[below(choices.length)];
    }

    /** One of the elements, by their order, or nothing if there are none. */
    public <T> Optional<T> oneOf(Collection<T> elements) {
        return elements.isEmpty()
                ? Optional.empty()
                : elements.stream().skip(below(elements.size())).findFirst();
    }

    /** A name such as {@code pc-2}, from few enough that they meet again. */
    public String name(String prefix, int variety) {
        return prefix + below(variety);
    }

    Map<String, String> map(int mostEntries) {
        Map<String, String> entries = new TreeMap<>();
        for (int i = below(mostEntries + 1); i > 0; i--) {
            entries.put(name("key-", 5), name("value-", 5));
        }
        return entries;
    }
}
