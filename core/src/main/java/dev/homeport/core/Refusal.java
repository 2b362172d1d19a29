package dev.homeport.core;

/** Why a command was refused: one {@link Kind} per GameLift error, with a message for the caller. */
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
        TERMINAL_ROUTING_STRATEGY
    }

    private final Kind kind;

    private Refusal(Kind kind, String message) {
        // A refusal is an answer, not a fault: nobody reads a stack trace of it, and filling one in costs time.
        super(message, null, false, false);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    public static Refusal conflict(String message, Object... values) {
        return new Refusal(Kind.CONFLICT, message.formatted(values));
    }

    public static Refusal fleetCapacityExceeded(String message, Object... values) {
        return new Refusal(Kind.FLEET_CAPACITY_EXCEEDED, message.formatted(values));
    }

    public static Refusal gameSessionFull(String message, Object... values) {
        return new Refusal(Kind.GAME_SESSION_FULL, message.formatted(values));
    }

    public static Refusal idempotentParameterMismatch(String message, Object... values) {
        return new Refusal(Kind.IDEMPOTENT_PARAMETER_MISMATCH, message.formatted(values));
    }

    public static Refusal invalidFleetStatus(String message, Object... values) {
        return new Refusal(Kind.INVALID_FLEET_STATUS, message.formatted(values));
    }

    public static Refusal invalidGameSessionStatus(String message, Object... values) {
        return new Refusal(Kind.INVALID_GAME_SESSION_STATUS, message.formatted(values));
    }

    public static Refusal invalidRequest(String message, Object... values) {
        return new Refusal(Kind.INVALID_REQUEST, message.formatted(values));
    }

    public static Refusal limitExceeded(String message, Object... values) {
        return new Refusal(Kind.LIMIT_EXCEEDED, message.formatted(values));
    }

    public static Refusal notFound(String message, Object... values) {
        return new Refusal(Kind.NOT_FOUND, message.formatted(values));
    }

    public static Refusal notReady(String message, Object... values) {
        return new Refusal(Kind.NOT_READY, message.formatted(values));
    }

    public static Refusal taggingFailed(String message, Object... values) {
        return new Refusal(Kind.TAGGING_FAILED, message.formatted(values));
    }

    /** The message is the alias's own text. */
    public static Refusal terminalRoutingStrategy(String aliasMessage) {
        return new Refusal(Kind.TERMINAL_ROUTING_STRATEGY, aliasMessage);
    }
}
