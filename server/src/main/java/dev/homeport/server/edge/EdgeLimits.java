package dev.homeport.server.edge;

import java.time.Duration;

/**
 * What the edge accepts from a peer before it refuses.
 *
 * @param bodyBytesMax largest request body (413)
 * @param requestLineBytesMax longest request line (414); the server SDK puts session tokens of 4 KB there
 * @param headerBytesMax all headers of one request together (431)
 * @param requestTimeout a request must have arrived in full this long after its first byte (408)
 * @param idleTimeout a connection without a request is closed after this; WebSockets are exempt
 * @param connectionsMax connections open at the same time (503)
 * @param unansweredMax requests of one connection waiting for an answer before no more are read from it
 * @param messageBytesMax largest WebSocket message, all fragments together (close code 1009)
 * @param outboundBytesMax bytes waiting for a WebSocket peer that does not read, beyond which it is dropped
 * @param shutdownTimeout how long closing the edge waits for requests it has received
 */
public record EdgeLimits(
        int bodyBytesMax,
        int requestLineBytesMax,
        int headerBytesMax,
        Duration requestTimeout,
        Duration idleTimeout,
        int connectionsMax,
        int unansweredMax,
        int messageBytesMax,
        int outboundBytesMax,
        Duration shutdownTimeout) {

    public static final EdgeLimits DEFAULT = new EdgeLimits(
            1 << 20,
            16 << 10,
            32 << 10,
            Duration.ofSeconds(20),
            Duration.ofSeconds(90),
            50_000,
            32,
            512 << 10,
            4 << 20,
            Duration.ofSeconds(5));
}
