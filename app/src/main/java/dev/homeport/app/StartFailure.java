package dev.homeport.app;

/** Why the program cannot start, in one line for its user. */
final class StartFailure extends Exception {
    StartFailure(String message) {
        super(message);
    }

    StartFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
