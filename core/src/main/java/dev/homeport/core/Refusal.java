package dev.homeport.core;

/** Why a command was refused: one constant of {@link Kind} per GameLift error, with a message for the caller. */
public final class Refusal extends RuntimeException {
    /** The GameLift errors a command may answer with. */
    public enum Kind {
        CONFLICT,
        FLEET_CAPACITY_EXCEEDED,
        GAME_SESSION_FULL,
        IDEMPOTENT_PARAMETER_MISMATCH,
        INVALID_FLEET_STATUS,
        INVALID_GAME_SESSION_STATUS,
        INVALID_REQUEST,
        LIMIT_EXCEEDED,
        NOT_FOUND,
        NOT_READY,
        TAGGING_FAILED,
        TERMINAL_ROUTING_STRATEGY,
        UNAUTHORIZED
    }

    private final Kind kind;

    private Refusal(Kind kind, String message) {
        // A refusal is an answer, not a fault: no stack trace is ever read from it, and filling one in costs time.
        super(message, null, false, false);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    public static Refusal of(Kind kind, String message, Object... values) {
        return new Refusal(kind, values.length == 0 ? message : message.formatted(values));
    }
}
