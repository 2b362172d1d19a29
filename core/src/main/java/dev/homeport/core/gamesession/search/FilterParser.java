package dev.homeport.core.gamesession.search;

import dev.homeport.core.gamesession.search.Filter.AvailabilityCondition;
import dev.homeport.core.gamesession.search.Filter.CountCondition;
import dev.homeport.core.gamesession.search.Filter.TextCondition;
import dev.homeport.core.gamesession.search.Token.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Reads a filter expression by recursive descent, one method per rule of the grammar. */
final class FilterParser {
    private static final int DEEPEST = 32;
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?");

    private final Tokens tokens;
    private int depth;

    FilterParser(String expression) {
        tokens = new Tokens("FilterExpression", expression);
    }

    Filter parse() {
        Filter filter = or();
        if (!tokens.peek().is(Kind.END)) {
            throw tokens.unexpected("AND, OR or the end", tokens.peek());
        }
        return filter;
    }

    private Filter or() {
        return joined("OR", this::and, Filter.Or::new);
    }

    private Filter and() {
        return joined("AND", this::not, Filter.And::new);
    }

    private Filter joined(String keyword, Supplier<Filter> part, Function<List<Filter>, Filter> join) {
        List<Filter> parts = new ArrayList<>();
        do {
            parts.add(part.get());
        } while (tokens.skipKeyword(keyword));
        return parts.size() == 1 ? parts.getFirst() : join.apply(List.copyOf(parts));
    }

    private Filter not() {
        if (tokens.peek().is(Kind.OPEN)) {
            return nested(this::parenthesis);
        }
        return tokens.peek().isKeyword("NOT") ? nested(this::negation) : condition();
    }

    private Filter negation() {
        tokens.next();
        return new Filter.Not(not());
    }

    private Filter parenthesis() {
        tokens.next();
        Filter inner = or();
        Token close = tokens.next();
        if (!close.is(Kind.CLOSE)) {
            throw tokens.unexpected("AND, OR or ')'", close);
        }
        return inner;
    }

    private Filter nested(Supplier<Filter> rule) {
        if (++depth > DEEPEST) {
            throw tokens.unexpected(
                    "at most %d parentheses and NOTs within each other".formatted(DEEPEST), tokens.peek());
        }
        Filter filter = rule.get();
        depth--;
        return filter;
    }

    private Filter condition() {
        return switch (tokens.operand(Tokens.OPERANDS + ", NOT or '('")) {
            case Operand.Text text -> new TextCondition(text, equality(text), string());
            case Operand.Count count -> new CountCondition(count, comparison(), number());
            case Operand.HasAvailablePlayerSessions flag -> new AvailabilityCondition(equality(flag), truth());
        };
    }

    private Comparison comparison() {
        Token token = tokens.next();
        if (!token.is(Kind.COMPARISON)) {
            throw tokens.unexpected("a comparison operator", token);
        }
        return Comparison.of(token.text())
                .orElseThrow(() -> tokens.unexpected("one of the comparison operators = <> < > <= >=", token));
    }

    /** Whether it is {@code =} rather than {@code <>}. */
    private boolean equality(Operand operand) {
        Token token = tokens.peek();
        Comparison comparison = comparison();
        if (comparison != Comparison.EQUAL && comparison != Comparison.NOT_EQUAL) {
            throw tokens.unexpected("= or <>, which are all that %s can be compared by,".formatted(operand), token);
        }
        return comparison == Comparison.EQUAL;
    }

    private String string() {
        Token token = tokens.next();
        if (!token.is(Kind.STRING)) {
            throw tokens.unexpected("a string in quotes", token);
        }
        return token.text();
    }

    private BigDecimal number() {
        Token token = tokens.next();
        if (!token.is(Kind.WORD) || !NUMBER.matcher(token.text()).matches()) {
            throw tokens.unexpected("a number", token);
        }
        return new BigDecimal(token.text());
    }

    private boolean truth() {
        Token token = tokens.next();
        if (!token.isKeyword("true") && !token.isKeyword("false")) {
            throw tokens.unexpected("true or false", token);
        }
        return token.isKeyword("true");
    }
}
