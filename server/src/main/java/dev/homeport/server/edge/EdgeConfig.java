package dev.homeport.server.edge;

import io.netty.handler.ssl.SslContext;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Where and how the edge listens.
 *
 * @param host the address to bind, for example 127.0.0.1 or 0.0.0.0
 * @param port the port to bind; 0 takes a free one
 * @param eventLoops threads that serve the connections
 * @param tls becomes available when the certificate is ready; TLS connections wait for it, plain ones do not
 */
public record EdgeConfig(String host, int port, int eventLoops, CompletionStage<SslContext> tls, EdgeLimits limits) {

    /** The defaults: a thread per core serves connections and TLS connections are refused. */
    public static EdgeConfig on(String host, int port) {
        int eventLoops = Runtime.getRuntime().availableProcessors();
        CompletionStage<SslContext> noTls =
                CompletableFuture.failedStage(new IllegalStateException("TLS is not configured on port " + port));
        return new EdgeConfig(host, port, eventLoops, noTls, EdgeLimits.DEFAULT);
    }

    public EdgeConfig withEventLoops(int count) {
        return new EdgeConfig(host, port, count, tls, limits);
    }

    public EdgeConfig withTls(CompletionStage<SslContext> context) {
        return new EdgeConfig(host, port, eventLoops, context, limits);
    }

    public EdgeConfig withLimits(EdgeLimits other) {
        return new EdgeConfig(host, port, eventLoops, tls, other);
    }
}
