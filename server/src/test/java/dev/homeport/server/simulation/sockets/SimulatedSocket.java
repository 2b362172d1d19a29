package dev.homeport.server.simulation.sockets;

import dev.homeport.server.edge.WebSocketLink;
import dev.homeport.server.edge.WebSocketListener;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * One connection between a process and the service. What the service sends arrives in order; what the process sends may
 * be overtaken. When the connection drops, each side learns of it in its own time.
 */
final class SimulatedSocket implements WebSocketLink {
    private static final String PING = "";

    private final WebSocketListener listener;
    private final Network network;
    private final Queue<String> towardsProcess = new ArrayDeque<>();
    private boolean dropped;
    private boolean closed;

    SimulatedSocket(WebSocketListener listener, Network network) {
        this.listener = listener;
        this.network = network;
    }

    void open() {
        listener.opened(this);
    }

    /** Nothing arrives any more, and the service hears of it some time later. */
    void dropConnection() {
        dropped = true;
        towardsProcess.clear();
        network.add(() -> {
            closed = true;
            listener.closed(1006, "");
        });
    }

    boolean isDropped() {
        return dropped;
    }

    void sendToService(String frame) {
        network.add(() -> {
            if (!closed) {
                listener.text(frame);
            }
        });
    }

    /** The next message the process gets to read, or null; pings are answered without its knowing. */
    String read() {
        String message = towardsProcess.poll();
        while (PING.equals(message)) {
            network.add(() -> {
                if (!closed) {
                    listener.pong();
                }
            });
            message = towardsProcess.poll();
        }
        return message;
    }

    @Override
    public void send(String text) {
        if (!dropped) {
            towardsProcess.add(text);
        }
    }

    @Override
    public void ping() {
        send(PING);
    }

    /** Comes late, from the service's own scheduler, when a newer socket has long taken over. */
    @Override
    public void close(int code, String reason) {}

    @Override
    public void drop() {}

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public InetSocketAddress remote() {
        return InetSocketAddress.createUnresolved("game", 1);
    }

    @Override
    public boolean tls() {
        return false;
    }

    @Override
    public String host() {
        return "127.0.0.1:9870";
    }
}
