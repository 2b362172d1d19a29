package dev.homeport.server.edge;

/** The port could not be opened; the message says which and why in one line. */
public final class CannotListenException extends RuntimeException {
    private final int port;

    CannotListenException(String host, int port, Throwable cause) {
        super(message(host, port, cause), cause);
        this.port = port;
    }

    public int port() {
        return port;
    }

    private static String message(String host, int port, Throwable cause) {
        String reason = String.valueOf(cause.getMessage());
        return reason.contains("in use")
                ? "port " + port + " on " + host + " is in use"
                : "cannot listen on port " + port + " of " + host + ": " + reason;
    }
}
