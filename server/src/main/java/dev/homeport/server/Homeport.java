package dev.homeport.server;

import dev.homeport.core.State;
import dev.homeport.core.service.Settings;
import dev.homeport.server.edge.CannotListenException;
import dev.homeport.server.edge.Edge;
import dev.homeport.server.edge.EdgeConfig;
import dev.homeport.server.gateway.GatewayDoor;
import dev.homeport.server.legacy.LegacySettings;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.log.ReplicatedLog;
import dev.homeport.server.log.TimeSource;
import dev.homeport.server.sdk.SdkSockets;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** A running server: the log, the core and the edge, wired together. */
public final class Homeport implements AutoCloseable {
    private final Config config;
    private final ReplicatedLog log;
    private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("scheduler").daemon().factory());
    private final Services services;
    private final Edge edge;
    private final Optional<Edge> gatewayEdge;

    /** Returns when requests are served; everything an earlier run acknowledged is there. */
    public static Homeport start(Config config) throws IOException {
        return start(
                config,
                switch (config.clock()) {
                    case REAL -> TimeSource.real();
                    case MANUAL -> new ManualTime(Instant.now());
                });
    }

    static Homeport start(Config config, TimeSource time) throws IOException {
        CompletableFuture<Edge> opened = new CompletableFuture<>();
        Security security = Security.of(config, opened);
        boolean ignoresHealth = config.legacy().filter(LegacySettings::local).isPresent();
        Settings settings = new Settings(config.sessionRetention(), ignoresHealth);
        ReplicatedLog log = ReplicatedLog.open(config.data().resolve("log"), time, settings, Edge::currentLoop);
        try {
            return new Homeport(config, log, time, security, opened);
        } catch (RuntimeException e) {
            log.close();
            throw e;
        }
    }

    private Homeport(
            Config config, ReplicatedLog log, TimeSource time, Security security, CompletableFuture<Edge> opened) {
        this.config = config;
        this.log = log;
        this.services = new Services(
                config, log, time, security, scheduler, () -> opened.join().port());
        services.start();
        this.edge = Edge.start(edgeConfig(config.port(), security), services.router(), services.sdkService());
        opened.complete(edge);
        this.gatewayEdge = config.gateway().port().map(port -> openGateway(port, security));
        openLegacy();
    }

    private Edge openGateway(int port, Security security) {
        GatewayDoor door = services.gatewayDoor();
        try {
            return Edge.start(edgeConfig(port, security).withEventLoops(1), door, door);
        } catch (CannotListenException e) {
            edge.close();
            throw e;
        }
    }

    private void openLegacy() {
        try {
            services.legacy().open(services.sdk());
        } catch (CannotListenException e) {
            gatewayEdge.ifPresent(Edge::close);
            edge.close();
            throw e;
        }
    }

    private EdgeConfig edgeConfig(int port, Security security) {
        return EdgeConfig.on(config.host(), port).withLimits(config.limits()).withTls(security.tls());
    }

    State state() {
        return log.state();
    }

    SdkSockets sockets() {
        return services.sdk().sockets();
    }

    public int port() {
        return edge.port();
    }

    /** Where game servers with server SDK 3.x and 4.x connect, if they may. */
    public Optional<LegacySettings> legacyPorts() {
        return services.legacy().ports();
    }

    /** Where a client on this machine finds this server. */
    public URI endpoint() {
        return config.localEndpoint(port());
    }

    /** Where a client on this machine finds the gateway's own port, if it has one. */
    public Optional<URI> gatewayEndpoint() {
        return gatewayEdge.map(Edge::port).map(config::localEndpoint);
    }

    /** Finishes what was accepted, then closes the log. */
    @Override
    public void close() throws IOException {
        services.legacy().close();
        gatewayEdge.ifPresent(Edge::close);
        edge.close();
        scheduler.shutdownNow();
        services.webHooks().close();
        log.close();
    }
}
