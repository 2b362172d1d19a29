package dev.homeport.server.legacy;

import dev.homeport.core.Effect;
import dev.homeport.core.process.CheckReturn;
import dev.homeport.server.edge.CannotListenException;
import dev.homeport.server.edge.Edge;
import dev.homeport.server.edge.EdgeConfig;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.edge.WebSocketService;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The three ports of the legacy SDKs, open to this machine only. Scripts wait for some of the lines logged here. */
public final class LegacyServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LegacyServer.class);
    private static final String IP_V4 = "127.0.0.1";
    private static final String IP_V6 = "::1";

    private final LegacyContext context;
    private final LegacyProcesses processes;
    private final LegacyCalls calls;
    private final List<Edge> edges = new ArrayList<>();
    private LegacySettings ports;

    private LegacyServer(LegacyContext context) {
        this.context = context;
        this.processes = new LegacyProcesses(context);
        this.calls = new LegacyCalls(context);
    }

    /**
     * Opens the ports.
     *
     * @throws CannotListenException if one is taken
     */
    public static LegacyServer start(LegacySettings settings, LegacyContext context) {
        LegacyServer server = new LegacyServer(context);
        try {
            server.open(settings);
        } catch (CannotListenException e) {
            server.close();
            throw e;
        }
        server.settleIn();
        return server;
    }

    private void open(LegacySettings settings) {
        SocketIoPort socketIo = new SocketIoPort(processes, calls);
        int socketIoPort = open(IP_V4, settings.socketIoPort(), socketIo, socketIo);
        CallPort call = new CallPort(processes, calls);
        int callPort = open(IP_V4, settings.callPort(), call, call);
        openForIpV6(callPort, call);
        CallbackPort callback = new CallbackPort(processes);
        int callbackPort = open(IP_V4, settings.callbackPort(), callback, callback);
        ports = new LegacySettings(settings.local(), socketIoPort, callPort, callbackPort);
    }

    private int open(String host, int port, HttpService http, WebSocketService webSockets) {
        Edge edge = Edge.start(EdgeConfig.on(host, port).withEventLoops(1), http, webSockets);
        edges.add(edge);
        return edge.port();
    }

    /** The C# SDK calls localhost, which may be this address; a machine without IPv6 has no need of it. */
    private void openForIpV6(int port, CallPort call) {
        try {
            open(IP_V6, port, call, call);
        } catch (CannotListenException e) {
            if (e.isInUse()) {
                throw e;
            }
            LOG.debug("No calls over IPv6", e);
        }
    }

    private void settleIn() {
        LegacyHome home = context.home();
        context.commands().submit(home.in(home.fleetId())).join();
        processes.awaitThoseOfBefore();
        if (home.isLocal()) {
            int port = context.sdk().endpoint().ownPort().getAsInt();
            LOG.info("GameLift Client server has started on http://localhost:{}", port);
        }
        LOG.info("GameLift SDK server has started on http://localhost:{}", ports.socketIoPort());
        LOG.info("GameLift server sdk http listener has started on http://localhost:{}", ports.callPort());
        LOG.info("WebSocket Server started on address localhost/127.0.0.1:{}", ports.callbackPort());
    }

    void deliver(List<Effect> effects) {
        for (Effect effect : effects) {
            if (effect instanceof CheckReturn due) {
                processes.loseUnlessBack(due);
            }
        }
    }

    /** Where the ports really are. */
    public LegacySettings ports() {
        return ports;
    }

    @Override
    public void close() {
        processes.close();
        CompletableFuture<?>[] closing = edges.stream()
                .map(edge -> CompletableFuture.runAsync(edge::close))
                .toArray(CompletableFuture<?>[]::new);
        CompletableFuture.allOf(closing).join();
    }
}
