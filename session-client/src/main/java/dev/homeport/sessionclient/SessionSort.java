package dev.homeport.sessionclient;

/** The order in which sessions are found; without one the service chooses. */
public record SessionSort(SessionField field, boolean descending) {

    public static SessionSort ascending(SessionField field) {
        return new SessionSort(field, false);
    }

    public static SessionSort descending(SessionField field) {
        return new SessionSort(field, true);
    }

    public String expression() {
        return field.expression() + (descending ? " DESC" : " ASC");
    }
}
