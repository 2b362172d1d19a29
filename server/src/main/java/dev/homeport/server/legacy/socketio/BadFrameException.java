package dev.homeport.server.legacy.socketio;

/** A peer sent what its protocol does not know; the message says what. */
public final class BadFrameException extends Exception {
    public BadFrameException(String message) {
        super(message);
    }
}
