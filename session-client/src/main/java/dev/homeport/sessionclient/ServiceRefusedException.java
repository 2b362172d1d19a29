package dev.homeport.sessionclient;

/** The service refused the request; {@link #code()} is its name for the reason. */
public final class ServiceRefusedException extends SessionException {
    private static final long serialVersionUID = 1L;

    private final String code;

    ServiceRefusedException(String code, String message, Throwable cause) {
        super(message, cause);
        this.code = code;
    }

    /** For example {@code InvalidRequestException}. */
    public String code() {
        return code;
    }
}
