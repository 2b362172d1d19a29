package dev.homeport.server.contract.client;

/** An error as a client reports it: its code, its message and the HTTP status it came with. */
public final class ServiceError extends RuntimeException {
    private final String code;
    private final int status;

    public ServiceError(String code, String message, int status) {
        super(message);
        this.code = code;
        this.status = status;
    }

    public String code() {
        return code;
    }

    public int status() {
        return status;
    }
}
