package dev.homeport.sessionclient;

import java.time.Instant;
import java.util.regex.Pattern;

/** What sessions can be searched and sorted by. */
public sealed interface SessionField {
    /** The field as GameLift's expressions spell it. */
    String expression();

    static Text id() {
        return new Text("gameSessionId");
    }

    static Text name() {
        return new Text("gameSessionName");
    }

    /** A game property; GameLift cannot search for keys with a dot or a blank in them. */
    static Text property(String key) {
        if (!Text.KEY.matcher(key).matches()) {
            throw new IllegalArgumentException(
                    "property key '" + key + "' cannot be searched for: expected letters, digits, - and _");
        }
        return new Text("gameSessionProperties." + key);
    }

    /** How many players there can be. */
    static Count maximumPlayers() {
        return new Count("maximumSessions");
    }

    /** How many slots are taken. */
    static Count currentPlayers() {
        return new Count("playerSessionCount");
    }

    static Time creationTime() {
        return new Time();
    }

    /** A field that holds text; case matters. */
    record Text(String expression) implements SessionField {
        private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]+");

        public SessionFilter is(String value) {
            return compare("=", value);
        }

        public SessionFilter isNot(String value) {
            return compare("<>", value);
        }

        private SessionFilter compare(String operator, String value) {
            String escaped = value.replace("\\", "\\\\").replace("'", "\\'");
            return SessionFilter.condition(expression + " " + operator + " '" + escaped + "'");
        }
    }

    /** A field that holds a number. */
    record Count(String expression) implements SessionField {
        public SessionFilter is(long value) {
            return compare("=", value);
        }

        public SessionFilter isNot(long value) {
            return compare("<>", value);
        }

        public SessionFilter lessThan(long value) {
            return compare("<", value);
        }

        public SessionFilter moreThan(long value) {
            return compare(">", value);
        }

        public SessionFilter atMost(long value) {
            return compare("<=", value);
        }

        public SessionFilter atLeast(long value) {
            return compare(">=", value);
        }

        private SessionFilter compare(String operator, long value) {
            return SessionFilter.condition(expression + " " + operator + " " + value);
        }
    }

    /** When the session was created. */
    record Time() implements SessionField {
        @Override
        public String expression() {
            return "creationTimeMillis";
        }

        public SessionFilter before(Instant time) {
            return new Count(expression()).lessThan(time.toEpochMilli());
        }

        public SessionFilter after(Instant time) {
            return new Count(expression()).moreThan(time.toEpochMilli());
        }
    }
}
