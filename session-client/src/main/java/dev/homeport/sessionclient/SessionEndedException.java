package dev.homeport.sessionclient;

/** The session is over, or ended while the player was joining. */
public final class SessionEndedException extends SessionException {
    private static final long serialVersionUID = 1L;

    SessionEndedException(String message) {
        this(message, null);
    }

    SessionEndedException(String message, Throwable cause) {
        super(message, cause);
    }
}
