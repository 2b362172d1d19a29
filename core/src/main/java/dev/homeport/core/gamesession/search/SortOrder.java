package dev.homeport.core.gamesession.search;

import java.util.Comparator;

/**
 * A sort expression: game sessions by an operand, those without a value for it last, and equal ones by their ids, so
 * that the order is total.
 */
public record SortOrder(Operand operand, boolean descending) {
    public static SortOrder parse(String expression) {
        Tokens tokens = new Tokens("SortExpression", expression);
        Operand operand = tokens.operand(Tokens.OPERANDS);
        boolean descending = tokens.skipKeyword("DESC");
        boolean directed = descending || tokens.skipKeyword("ASC");
        if (!tokens.peek().is(Token.Kind.END)) {
            throw tokens.unexpected(directed ? "the end" : "ASC or DESC", tokens.peek());
        }
        return new SortOrder(operand, descending);
    }

    public Comparator<Searchable> comparator() {
        Comparator<Searchable> byOperand = switch (operand) {
            case Operand.Text text ->
                Comparator.comparing(session -> text.of(session).orElse(null), Comparator.nullsLast(directed()));
            case Operand.Count count -> Comparator.comparing(count::of, directed());
            case Operand.HasAvailablePlayerSessions flag ->
                Comparator.comparing(Searchable::hasAvailablePlayerSessions, directed());
        };
        return byOperand.thenComparing(Searchable::gameSessionId);
    }

    private <T extends Comparable<T>> Comparator<T> directed() {
        return descending ? Comparator.reverseOrder() : Comparator.naturalOrder();
    }

    @Override
    public String toString() {
        return operand + (descending ? " DESC" : " ASC");
    }
}
