package dev.homeport.server.legacy.socketio;

/** Hears what one socket.io client does, always on the same event loop, so it must not block. */
public interface SocketIoListener {
    void opened(SocketIoSocket socket);

    /**
     * An event, which has to be acknowledged, now or later.
     *
     * @throws BadFrameException if the payload cannot belong to that event; the connection is closed then
     */
    void event(String name, byte[] payload, Acknowledgement acknowledgement) throws BadFrameException;

    /**
     * The client is gone.
     *
     * @param saidSo whether it took its leave, or was just lost
     */
    void closed(boolean saidSo);

    /** The way back to whoever waits for an event's outcome. */
    @FunctionalInterface
    interface Acknowledgement {
        void send(boolean success, String text);
    }
}
