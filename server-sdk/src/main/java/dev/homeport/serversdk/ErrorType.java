package dev.homeport.serversdk;

/**
 * What kind of thing went wrong, by the names the other GameLift server SDKs use. Only types this SDK throws are
 * listed.
 */
public enum ErrorType {
    /** The SDK already runs for this process id, or the process already reported ready. */
    ALREADY_INITIALIZED,
    /** The SDK instance has been destroyed, or has lost its connection for good. */
    GAMELIFT_SERVER_NOT_INITIALIZED,
    /** The service has not given this process a game session. */
    GAMESESSION_ID_NOT_SET,
    /** The service did not confirm the end of the process; the cause says why. */
    PROCESS_ENDING_FAILED,
    /** The call needs a successful processReady first, or processReady itself failed; then the cause says why. */
    PROCESS_NOT_READY,
    /** The service did not answer in time. */
    SERVICE_CALL_FAILED,
    /** The service has not asked this process to terminate. */
    TERMINATION_TIME_NOT_SET,
    /** Metrics cannot be sent as the parameters say, or run already. */
    METRIC_CONFIGURATION_EXCEPTION,
    /** The call is not for the kind of compute this process runs on. */
    UNSUPPORTED_COMPUTE_TYPE_EXCEPTION,
    /** The service answered 400, or a 4xx without a type of its own. */
    BAD_REQUEST_EXCEPTION,
    /** The service answered 401. */
    UNAUTHORIZED_EXCEPTION,
    /** The service answered 403. */
    FORBIDDEN_EXCEPTION,
    /** The service answered 404. */
    NOT_FOUND_EXCEPTION,
    /** The service answered 409. */
    CONFLICT_EXCEPTION,
    /** The service answered 429. */
    TOO_MANY_REQUESTS_EXCEPTION,
    /** The service failed, or answered with something that is neither success nor a client error. */
    INTERNAL_SERVICE_EXCEPTION,
    /** A value was refused before anything was sent. */
    VALIDATION_EXCEPTION,
    /** No connection to the service could be made. */
    WEBSOCKET_CONNECT_FAILURE,
    /** The service refused the connection: the token, the fleet, the host or the process id is not right. */
    WEBSOCKET_CONNECT_FAILURE_FORBIDDEN,
    /** The WebSocket URL cannot be used. */
    WEBSOCKET_CONNECT_FAILURE_INVALID_URL,
    /** The service did not answer the connection attempt in time. */
    WEBSOCKET_CONNECT_FAILURE_TIMEOUT;

    /** The type for a status code other than 200 in an answer of the service. */
    public static ErrorType ofStatusCode(int statusCode) {
        return switch (statusCode) {
            case 401 -> UNAUTHORIZED_EXCEPTION;
            case 403 -> FORBIDDEN_EXCEPTION;
            case 404 -> NOT_FOUND_EXCEPTION;
            case 409 -> CONFLICT_EXCEPTION;
            case 429 -> TOO_MANY_REQUESTS_EXCEPTION;
            default -> statusCode >= 400 && statusCode < 500 ? BAD_REQUEST_EXCEPTION : INTERNAL_SERVICE_EXCEPTION;
        };
    }
}
