package dev.homeport.sessionclient;

/** Why an operation has no result; each reason a game can act on is a class of its own. */
public abstract sealed class SessionException extends RuntimeException
        permits DeadlineException,
                NoCapacityException,
                ServiceRefusedException,
                ServiceUnreachableException,
                SessionCancelledException,
                SessionEndedException,
                SessionFullException,
                SessionNotActivatedException {
    private static final long serialVersionUID = 1L;

    SessionException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The exception for what a service answered, by its name for the error. */
    static SessionException of(String code, String message, Throwable cause) {
        return switch (code) {
            case "GameSessionFullException" -> new SessionFullException(message, cause);
            case "FleetCapacityExceededException" -> new NoCapacityException(message, cause);
            case "CreationTimedOut" -> new DeadlineException(message, cause);
            case "PlacementCancelled" -> new SessionCancelledException(message, cause);
            case "SessionNotActivated", "PlacementTimedOut", "PlacementFailed" ->
                new SessionNotActivatedException(message, cause);
            default -> new ServiceRefusedException(code, message, cause);
        };
    }
}
