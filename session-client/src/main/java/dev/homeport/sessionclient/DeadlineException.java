package dev.homeport.sessionclient;

/**
 * The deadline passed before there was a result. A session on its way may still come up; ask again with the same
 * idempotency token to go on waiting for it.
 */
public final class DeadlineException extends SessionException {
    private static final long serialVersionUID = 1L;

    DeadlineException(String message) {
        this(message, null);
    }

    DeadlineException(String message, Throwable cause) {
        super(message, cause);
    }
}
