package dev.homeport.core.gamesession.search;

import java.util.Optional;
import java.util.stream.Stream;

/** A comparison operator, applied to the sign that {@link Comparable#compareTo} gives. */
public enum Comparison {
    EQUAL("="),
    NOT_EQUAL("<>"),
    LESS("<"),
    GREATER(">"),
    AT_MOST("<="),
    AT_LEAST(">=");

    private final String text;

    Comparison(String text) {
        this.text = text;
    }

    static Optional<Comparison> of(String text) {
        return Stream.of(values())
                .filter(comparison -> comparison.text.equals(text))
                .findFirst();
    }

    boolean holds(int sign) {
        return switch (this) {
            case EQUAL -> sign == 0;
            case NOT_EQUAL -> sign != 0;
            case LESS -> sign < 0;
            case GREATER -> sign > 0;
            case AT_MOST -> sign <= 0;
            case AT_LEAST -> sign >= 0;
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
