package dev.homeport.serversdk;

import java.util.List;
import java.util.Map;

/** One attribute of a player, for matchmaking: a text, a number, a list of texts or a map of numbers. */
public sealed interface AttributeValue {

    record Text(String value) implements AttributeValue {}

    record Numeric(double value) implements AttributeValue {}

    record TextList(List<String> value) implements AttributeValue {
        public TextList {
            value = List.copyOf(value);
        }
    }

    record NumericMap(Map<String, Double> value) implements AttributeValue {
        public NumericMap {
            value = Map.copyOf(value);
        }
    }

    static AttributeValue of(String value) {
        return new Text(value);
    }

    static AttributeValue of(double value) {
        return new Numeric(value);
    }

    static AttributeValue of(List<String> value) {
        return new TextList(value);
    }

    static AttributeValue of(Map<String, Double> value) {
        return new NumericMap(value);
    }
}
