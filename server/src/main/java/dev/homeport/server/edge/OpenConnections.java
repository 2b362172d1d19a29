package dev.homeport.server.edge;

import io.netty.channel.Channel;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The connections of an edge: how many there may be, and how they learn that the edge is closing. */
final class OpenConnections {
    /** Fired through the pipeline of every connection when the edge closes. */
    enum Signal {
        SHUTDOWN
    }

    private final int max;
    private final Set<Channel> channels = ConcurrentHashMap.newKeySet();
    private final AtomicInteger count = new AtomicInteger();
    private final CompletableFuture<Void> allClosed = new CompletableFuture<>();
    private volatile boolean closing;

    OpenConnections(int max) {
        this.max = max;
    }

    /** Registers a connection until it closes, or returns false if there are too many. */
    boolean add(Channel channel) {
        if (count.incrementAndGet() > max || closing) {
            count.decrementAndGet();
            return false;
        }
        channels.add(channel);
        channel.closeFuture().addListener(_ -> remove(channel));
        return true;
    }

    int count() {
        return count.get();
    }

    /** Asks every connection to end; the future completes when all have. */
    CompletableFuture<Void> shutDown() {
        closing = true;
        for (Channel channel : channels) {
            channel.eventLoop().execute(() -> channel.pipeline().fireUserEventTriggered(Signal.SHUTDOWN));
        }
        completeIfAllClosed();
        return allClosed;
    }

    // Nobody waits for connections that are cut off.
    @SuppressWarnings("FutureReturnValueIgnored")
    void closeAll() {
        for (Channel channel : channels) {
            channel.close();
        }
    }

    private void remove(Channel channel) {
        channels.remove(channel);
        count.decrementAndGet();
        completeIfAllClosed();
    }

    private void completeIfAllClosed() {
        if (closing && channels.isEmpty()) {
            allClosed.complete(null);
        }
    }
}
