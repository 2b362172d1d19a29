package dev.homeport.server.legacy.socketio;

import java.util.function.Consumer;

/** The way to a socket.io client. Thread-safe. */
public interface SocketIoSocket {
    /** Sends an event that no answer is wanted to. */
    void emit(String event, String text);

    /** Sends an event and hears whether the client says that all went well, unless it never says so. */
    void emit(String event, String text, Consumer<Boolean> acknowledged);

    boolean isOpen();
}
