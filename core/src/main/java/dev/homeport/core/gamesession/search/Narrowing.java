package dev.homeport.core.gamesession.search;

import java.util.Collections;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * What every game session that matches a filter has in common, as far as an index could look it up. Other game sessions
 * may have it too, so what an index finds still has to match the filter.
 *
 * <p>Where a filter asks for two values of one thing, either will do: nothing matches both.
 */
public record Narrowing(
        Optional<String> gameSessionId,
        Optional<String> name,
        SequencedMap<String, String> properties,
        boolean available) {

    /** Without a filter there is nothing to look up by. */
    static final Narrowing NONE = new Collector().narrowing();

    public static Narrowing of(Filter filter) {
        Collector collector = new Collector();
        collector.add(filter);
        return collector.narrowing();
    }

    private static final class Collector {
        private Optional<String> gameSessionId = Optional.empty();
        private Optional<String> name = Optional.empty();
        private final SequencedMap<String, String> properties = new TreeMap<>();
        private boolean available;

        private void add(Filter filter) {
            switch (filter) {
                case Filter.And(var parts) -> parts.forEach(this::add);
                case Filter.TextCondition(var operand, boolean equal, String value) when equal -> add(operand, value);
                case Filter.AvailabilityCondition condition when condition.wanted() -> available = true;
                default -> {
                    // An index cannot look up the other kinds.
                }
            }
        }

        private void add(Operand.Text operand, String value) {
            switch (operand) {
                case Operand.GameSessionId id -> gameSessionId = Optional.of(value);
                case Operand.GameSessionName its -> name = Optional.of(value);
                case Operand.Property(String key) -> properties.put(key, value);
            }
        }

        private Narrowing narrowing() {
            return new Narrowing(gameSessionId, name, Collections.unmodifiableSequencedMap(properties), available);
        }
    }
}
