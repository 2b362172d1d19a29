package dev.homeport.sessionclient;

/** The caller was interrupted or cancelled the future, or somebody stopped the placement. */
public final class SessionCancelledException extends SessionException {
    private static final long serialVersionUID = 1L;

    SessionCancelledException(String message) {
        this(message, null);
    }

    SessionCancelledException(String message, Throwable cause) {
        super(message, cause);
    }
}
