package dev.homeport.serversdk;

/** The one exception of this SDK: {@link #type()} says what kind of error it is, the message what happened. */
public final class GameLiftException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorType type;

    public GameLiftException(ErrorType type, String message) {
        this(type, message, null);
    }

    public GameLiftException(ErrorType type, String message, Throwable cause) {
        super(message, cause);
        this.type = type;
    }

    public ErrorType type() {
        return type;
    }
}
