package dev.homeport.core.gamesession.search;

import java.util.Optional;

/** What a condition compares or an order sorts by. As text, each is written as in an expression. */
public sealed interface Operand {
    /** An operand whose values are texts; not every game session has one. */
    sealed interface Text extends Operand {
        Optional<String> of(Searchable session);
    }

    /** The full ARN of the game session. */
    record GameSessionId() implements Text {
        @Override
        public Optional<String> of(Searchable session) {
            return Optional.of(session.gameSessionId());
        }

        @Override
        public String toString() {
            return "gameSessionId";
        }
    }

    /** What the creator called the game session. */
    record GameSessionName() implements Text {
        @Override
        public Optional<String> of(Searchable session) {
            return session.name();
        }

        @Override
        public String toString() {
            return "gameSessionName";
        }
    }

    /** One game property; its values are compared as texts. */
    record Property(String key) implements Text {
        static final String PREFIX = "gameSessionProperties";

        @Override
        public Optional<String> of(Searchable session) {
            return session.property(key);
        }

        @Override
        public String toString() {
            return PREFIX + "." + key;
        }
    }

    /** The operands whose values are whole numbers. */
    enum Count implements Operand {
        MAXIMUM_SESSIONS("maximumSessions"),
        CREATION_TIME_MILLIS("creationTimeMillis"),
        PLAYER_SESSION_COUNT("playerSessionCount");

        private final String text;

        Count(String text) {
            this.text = text;
        }

        long of(Searchable session) {
            return switch (this) {
                case MAXIMUM_SESSIONS -> session.maximumSessions();
                case CREATION_TIME_MILLIS -> session.creationTimeMillis();
                case PLAYER_SESSION_COUNT -> session.playerSessionCount();
            };
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Whether a player could still join. */
    record HasAvailablePlayerSessions() implements Operand {
        @Override
        public String toString() {
            return "hasAvailablePlayerSessions";
        }
    }
}
