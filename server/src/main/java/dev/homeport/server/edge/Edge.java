package dev.homeport.server.edge;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.internal.ThreadExecutorMap;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** One port that speaks HTTP, HTTPS, WebSocket and secure WebSocket. */
public final class Edge implements AutoCloseable {
    private static final int ACCEPT_BACKLOG = 4096;
    private static final Executor AT_ONCE = Runnable::run;

    private final EdgeLimits limits;
    private final EventLoopGroup eventLoops;
    private final Channel listener;
    private final OpenConnections connections;

    private Edge(EdgeLimits limits, EventLoopGroup eventLoops, Channel listener, OpenConnections connections) {
        this.limits = limits;
        this.eventLoops = eventLoops;
        this.listener = listener;
        this.connections = connections;
    }

    /** The event loop that runs the calling thread; other threads get an executor that runs everything at once. */
    public static Executor currentLoop() {
        EventExecutor loop = ThreadExecutorMap.currentExecutor();
        return loop == null ? AT_ONCE : loop;
    }

    /**
     * Opens the port and serves it until {@link #close}.
     *
     * @throws CannotListenException if the port cannot be opened
     */
    public static Edge start(EdgeConfig config, HttpService http, WebSocketService webSockets) {
        InetSocketAddress address = new InetSocketAddress(config.host(), config.port());
        if (address.isUnresolved()) {
            throw new CannotListenException(config.host(), config.port(), new UnknownHostException("unknown host"));
        }
        Transport transport = Transport.best();
        EventLoopGroup eventLoops = transport.eventLoops(config.eventLoops());
        OpenConnections connections = new OpenConnections(config.limits().connectionsMax());
        ChannelFuture bound = new ServerBootstrap()
                .group(eventLoops)
                .channel(transport.serverChannel())
                .option(ChannelOption.SO_BACKLOG, ACCEPT_BACKLOG)
                .option(ChannelOption.SO_REUSEADDR, true)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childOption(ChannelOption.SO_KEEPALIVE, true)
                .childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
                .childOption(ChannelOption.RECVBUF_ALLOCATOR, new AdaptiveRecvByteBufAllocator(256, 2048, 64 << 10))
                .childHandler(new ConnectionSetup(config, http, webSockets, connections))
                .bind(address)
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            stop(eventLoops);
            throw new CannotListenException(config.host(), config.port(), bound.cause());
        }
        return new Edge(config.limits(), eventLoops, bound.channel(), connections);
    }

    public int port() {
        return ((InetSocketAddress) listener.localAddress()).getPort();
    }

    /** Connections open now. */
    public int connections() {
        return connections.count();
    }

    /**
     * Stops accepting, answers the requests already received within the shutdown timeout, closes WebSockets with 1012
     * so that game servers reconnect, and stops.
     */
    @Override
    public void close() {
        listener.close().awaitUninterruptibly();
        CompletableFuture<Void> allClosed = connections.shutDown();
        allClosed
                .orTimeout(limits.shutdownTimeout().toNanos(), TimeUnit.NANOSECONDS)
                .exceptionally(_ -> null)
                .join();
        connections.closeAll();
        stop(eventLoops);
    }

    private static void stop(EventLoopGroup eventLoops) {
        eventLoops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
