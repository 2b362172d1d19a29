/**
 * The edge: turns bytes on one port into complete requests and WebSocket messages for a handler, and its answers back
 * into bytes. It knows nothing of GameLift.
 *
 * <p>A connection starts with {@code TlsDetector}, which looks at the first byte and puts TLS in front if the peer
 * speaks it. {@code HttpConnection} collects requests, keeps the limits and hands them to the {@link HttpService};
 * {@code AnswerWriter} writes the answers in the order of the requests. An accepted upgrade replaces both by
 * {@code WebSocketConnection}, so that an idle WebSocket carries nothing of HTTP.
 */
package dev.homeport.server.edge;
