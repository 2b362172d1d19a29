package dev.homeport.server.edge;

/** The decision about a WebSocket upgrade. */
public sealed interface Upgrade {
    /** The socket opens and the listener hears everything about it. */
    record Accepted(WebSocketListener listener) implements Upgrade {}

    /** The caller gets this answer and the connection is closed. */
    record Refused(HttpAnswer answer) implements Upgrade {}
}
