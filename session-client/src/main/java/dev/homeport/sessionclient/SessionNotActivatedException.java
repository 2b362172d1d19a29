package dev.homeport.sessionclient;

/**
 * The session ended before it became active: its server refused it, died or took too long, or a queue found no place
 * for it.
 */
public final class SessionNotActivatedException extends SessionException {
    private static final long serialVersionUID = 1L;

    SessionNotActivatedException(String message) {
        this(message, null);
    }

    SessionNotActivatedException(String message, Throwable cause) {
        super(message, cause);
    }
}
