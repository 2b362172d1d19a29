package dev.homeport.server.edge;

/** The port could not be opened; the message says which and why in one line. */
public final class CannotListenException extends RuntimeException {
    private final int port;
    private final boolean inUse;

    CannotListenException(String host, int port, Throwable cause) {
        super(message(host, port, cause), cause);
        this.port = port;
        this.inUse = isInUse(cause);
    }

    public int port() {
        return port;
    }

    /** Whether somebody else has it. */
    public boolean isInUse() {
        return inUse;
    }

    private static boolean isInUse(Throwable cause) {
        return String.valueOf(cause.getMessage()).contains("in use");
    }

    private static String message(String host, int port, Throwable cause) {
        return isInUse(cause)
                ? "port " + port + " on " + host + " is in use"
                : "cannot listen on port " + port + " of " + host + ": " + cause.getMessage();
    }
}
