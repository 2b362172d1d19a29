package dev.homeport.server.auth;

/** An access key file cannot be used; the message names the file and line but never a secret. */
public final class InvalidKeyFileException extends RuntimeException {
    InvalidKeyFileException(String message) {
        super(message);
    }

    InvalidKeyFileException(String message, Throwable cause) {
        super(message, cause);
    }
}
