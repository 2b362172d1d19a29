package dev.homeport.server.edge;

import java.net.InetSocketAddress;

/** The way back to a WebSocket peer. Thread-safe; messages leave in the order they were sent. */
public interface WebSocketLink {
    /** Sends a text message. A peer that does not read is dropped when too much waits for it. */
    void send(String text);

    /** Asks the peer to say that it has read what was sent before this; its listener hears a pong when it has. */
    void ping();

    void close(int code, String reason);

    /** Closes the TCP connection without a close frame. */
    void drop();

    boolean isOpen();

    InetSocketAddress remote();

    boolean tls();

    /** The Host header by which the peer reached us. */
    String host();
}
