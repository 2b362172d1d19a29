package dev.homeport.server.edge;

/**
 * Hears what happens on one WebSocket, always on the same event loop, so it must not block. An accepted socket is
 * always told {@link #closed} exactly once, even if the peer went away before it opened.
 */
public interface WebSocketListener {
    void opened(WebSocketLink link);

    void text(String message);

    /** Binary messages are ignored unless a protocol uses them. */
    default void binary(byte[] message) {}

    /** The peer has read all that was sent before a ping. */
    default void pong() {}

    /**
     * Code and reason as in RFC 6455; 1006 when the connection was lost without a close frame, 1005 when it had no
     * code.
     */
    void closed(int code, String reason);
}
