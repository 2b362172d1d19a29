package dev.homeport.sessionclient;

/** All slots of the session are taken. */
public final class SessionFullException extends SessionException {
    private static final long serialVersionUID = 1L;

    SessionFullException(String message) {
        this(message, null);
    }

    SessionFullException(String message, Throwable cause) {
        super(message, cause);
    }
}
