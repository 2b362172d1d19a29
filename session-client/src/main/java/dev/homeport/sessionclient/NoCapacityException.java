package dev.homeport.sessionclient;

/** No server process is free to host another session. */
public final class NoCapacityException extends SessionException {
    private static final long serialVersionUID = 1L;

    NoCapacityException(String message) {
        this(message, null);
    }

    NoCapacityException(String message, Throwable cause) {
        super(message, cause);
    }
}
