package dev.homeport.sessionclient;

/** The service did not answer, or not with anything that could be understood. */
public final class ServiceUnreachableException extends SessionException {
    private static final long serialVersionUID = 1L;

    ServiceUnreachableException(String message) {
        this(message, null);
    }

    ServiceUnreachableException(String message, Throwable cause) {
        super(message, cause);
    }
}
