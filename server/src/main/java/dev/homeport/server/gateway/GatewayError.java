package dev.homeport.server.gateway;

/** What the gateway itself has to say to a caller, beyond the errors of the GameLift API. */
final class GatewayError extends RuntimeException {
    private final int status;
    private final String code;

    GatewayError(int status, String code, String message) {
        // An error is an answer, not a fault: nobody reads its stack trace, and filling one in costs time.
        super(message, null, false, false);
        this.status = status;
        this.code = code;
    }

    int status() {
        return status;
    }

    String code() {
        return code;
    }
}
