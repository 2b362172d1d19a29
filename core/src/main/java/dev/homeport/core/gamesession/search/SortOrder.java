package dev.homeport.core.gamesession.search;

import java.util.Comparator;
import java.util.Optional;

/**
 * A sort expression: game sessions by an operand, those without a value for it last, and equal ones by their keys, so
 * that the order is total.
 */
public record SortOrder(Operand operand, boolean descending) {
    public static final SortOrder OLDEST_FIRST = new SortOrder(Operand.Count.CREATION_TIME_MILLIS, false);

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

    /** Whether this is the order in which the index keeps game sessions, or the reverse of it. */
    boolean isByCreationTime() {
        return operand == Operand.Count.CREATION_TIME_MILLIS;
    }

    public Rank rankOf(Searchable session) {
        return switch (operand) {
            case Operand.Text text -> new Rank(text.of(session).map(Rank::cut), 0, session.key());
            case Operand.Count count -> new Rank(Optional.empty(), count.of(session), session.key());
            case Operand.HasAvailablePlayerSessions flag ->
                new Rank(Optional.empty(), session.hasAvailablePlayerSessions() ? 1 : 0, session.key());
        };
    }

    public Comparator<Rank> comparator() {
        Comparator<Rank> ascending = Comparator.comparing(
                        (Rank rank) -> rank.text().orElse(""))
                .thenComparingLong(Rank::number)
                .thenComparing(Rank::key);
        return Comparator.comparing((Rank rank) -> rank.text().isEmpty())
                .thenComparing(descending ? ascending.reversed() : ascending);
    }

    @Override
    public String toString() {
        return operand + (descending ? " DESC" : " ASC");
    }
}
