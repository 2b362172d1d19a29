package dev.homeport.sessionclient;

/**
 * A condition on sessions, such as {@code SessionField.property("mode").is("ctf").and(SessionFilter.hasFreeSlot())}.
 * Its expression is what SearchGameSessions takes, with parentheses where they are needed.
 */
public final class SessionFilter {
    private enum Kind {
        CONDITION,
        AND,
        OR
    }

    private final String expression;
    private final Kind kind;

    private SessionFilter(String expression, Kind kind) {
        this.expression = expression;
        this.kind = kind;
    }

    static SessionFilter condition(String expression) {
        return new SessionFilter(expression, Kind.CONDITION);
    }

    /** Sessions that another player could join. */
    public static SessionFilter hasFreeSlot() {
        return condition("hasAvailablePlayerSessions = true");
    }

    public static SessionFilter not(SessionFilter filter) {
        return condition("NOT " + (filter.kind == Kind.CONDITION ? filter.expression : "(" + filter.expression + ")"));
    }

    public SessionFilter and(SessionFilter other) {
        return new SessionFilter(within(Kind.AND) + " AND " + other.within(Kind.AND), Kind.AND);
    }

    public SessionFilter or(SessionFilter other) {
        return new SessionFilter(within(Kind.OR) + " OR " + other.within(Kind.OR), Kind.OR);
    }

    public String expression() {
        return expression;
    }

    /** AND binds more tightly than OR, so only an OR within an AND needs parentheses. */
    private String within(Kind outer) {
        return outer == Kind.AND && kind == Kind.OR ? "(" + expression + ")" : expression;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SessionFilter filter && filter.expression.equals(expression);
    }

    @Override
    public int hashCode() {
        return expression.hashCode();
    }

    @Override
    public String toString() {
        return expression;
    }
}
