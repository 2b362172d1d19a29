package dev.homeport.core.gamesession.search;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;

/** A filter expression. As text, each is an expression that reads back as the same filter. */
public sealed interface Filter {
    boolean matches(Searchable session);

    static Filter parse(String expression) {
        return new FilterParser(expression).parse();
    }

    /** Holds if one of two or more filters does. */
    record Or(List<Filter> parts) implements Filter {
        @Override
        public boolean matches(Searchable session) {
            return parts.stream().anyMatch(part -> part.matches(session));
        }

        @Override
        public String toString() {
            return parts.stream()
                    .map(part -> part instanceof Or ? "(" + part + ")" : part.toString())
                    .collect(Collectors.joining(" OR "));
        }
    }

    /** Holds if all of two or more filters do. */
    record And(List<Filter> parts) implements Filter {
        @Override
        public boolean matches(Searchable session) {
            return parts.stream().allMatch(part -> part.matches(session));
        }

        @Override
        public String toString() {
            return parts.stream()
                    .map(part -> part instanceof Or || part instanceof And ? "(" + part + ")" : part.toString())
                    .collect(Collectors.joining(" AND "));
        }
    }

    record Not(Filter part) implements Filter {
        @Override
        public boolean matches(Searchable session) {
            return !part.matches(session);
        }

        @Override
        public String toString() {
            return part instanceof Or || part instanceof And ? "NOT (" + part + ")" : "NOT " + part;
        }
    }

    /** A game session without the text is not equal to any, so it matches {@code <>}. */
    record TextCondition(Operand.Text operand, boolean equal, String value) implements Filter {
        @Override
        public boolean matches(Searchable session) {
            return operand.of(session).filter(value::equals).isPresent() == equal;
        }

        @Override
        public String toString() {
            String escaped = value.replace("\\", "\\\\").replace("'", "\\'");
            return operand + (equal ? " = '" : " <> '") + escaped + "'";
        }
    }

    record CountCondition(Operand.Count operand, Comparison comparison, BigDecimal value) implements Filter {
        @Override
        public boolean matches(Searchable session) {
            return comparison.holds(BigDecimal.valueOf(operand.of(session)).compareTo(value));
        }

        @Override
        public String toString() {
            return operand + " " + comparison + " " + value.toPlainString();
        }
    }

    /** Whether the game session has a free slot, or has none. */
    record AvailabilityCondition(boolean equal, boolean value) implements Filter {
        /** What the game session has to say for this to hold. */
        boolean wanted() {
            return value == equal;
        }

        @Override
        public boolean matches(Searchable session) {
            return session.hasAvailablePlayerSessions() == wanted();
        }

        @Override
        public String toString() {
            return "hasAvailablePlayerSessions " + (equal ? "= " : "<> ") + value;
        }
    }
}
