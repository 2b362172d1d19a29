package dev.homeport.api;

/** The answer to a request that cannot be served: one {@link Code} and a message for the caller. */
public final class ApiError extends RuntimeException {
    private final Code code;

    public ApiError(Code code, String message) {
        // An error is an answer, not a fault: nobody reads its stack trace, and filling one in costs time.
        super(message, null, false, false);
        this.code = code;
    }

    public Code code() {
        return code;
    }

    /** Every error of the GameLift model, then those all AWS services share. */
    public enum Code {
        CONFLICT("ConflictException"),
        FLEET_CAPACITY_EXCEEDED("FleetCapacityExceededException"),
        GAME_SESSION_FULL("GameSessionFullException"),
        IDEMPOTENT_PARAMETER_MISMATCH("IdempotentParameterMismatchException"),
        INTERNAL_SERVICE("InternalServiceException", 500),
        INVALID_FLEET_STATUS("InvalidFleetStatusException"),
        INVALID_GAME_SESSION_STATUS("InvalidGameSessionStatusException"),
        INVALID_REQUEST("InvalidRequestException"),
        LIMIT_EXCEEDED("LimitExceededException"),
        NOT_FOUND("NotFoundException"),
        NOT_READY("NotReadyException"),
        OUT_OF_CAPACITY("OutOfCapacityException"),
        TAGGING_FAILED("TaggingFailedException"),
        TERMINAL_ROUTING_STRATEGY("TerminalRoutingStrategyException"),
        UNAUTHORIZED("UnauthorizedException"),
        UNSUPPORTED_REGION("UnsupportedRegionException"),

        ACCESS_DENIED("AccessDeniedException"),
        INCOMPLETE_SIGNATURE("IncompleteSignatureException"),
        INVALID_SIGNATURE("InvalidSignatureException"),
        MISSING_AUTHENTICATION_TOKEN("MissingAuthenticationTokenException"),
        REQUEST_ENTITY_TOO_LARGE("RequestEntityTooLargeException", 413),
        SERIALIZATION("SerializationException"),
        THROTTLING("ThrottlingException"),
        UNKNOWN_OPERATION("UnknownOperationException"),
        UNRECOGNIZED_CLIENT("UnrecognizedClientException");

        private final String wireName;
        private final int httpStatus;

        Code(String wireName) {
            this(wireName, 400);
        }

        Code(String wireName, int httpStatus) {
            this.wireName = wireName;
            this.httpStatus = httpStatus;
        }

        /** The name a client sees, such as {@code NotFoundException}. */
        public String wireName() {
            return wireName;
        }

        public int httpStatus() {
            return httpStatus;
        }
    }
}
