package dev.homeport.server;

import dev.homeport.core.State;
import dev.homeport.core.service.Settings;
import dev.homeport.server.edge.CannotListenException;
import dev.homeport.server.edge.Edge;
import dev.homeport.server.edge.EdgeConfig;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.gateway.Gateway;
import dev.homeport.server.gateway.GatewayDoor;
import dev.homeport.server.gateway.RateLimit;
import dev.homeport.server.gateway.SessionWatch;
import dev.homeport.server.http.Router;
import dev.homeport.server.legacy.LegacySettings;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.log.ReplicatedLog;
import dev.homeport.server.log.TimeSource;
import dev.homeport.server.notification.EventEnvelope;
import dev.homeport.server.notification.EventStream;
import dev.homeport.server.notification.WebHookSender;
import dev.homeport.server.notification.WebHookStatus;
import dev.homeport.server.notification.WebHooks;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.Catalogue;
import dev.homeport.server.operations.SdkEndpoint;
import dev.homeport.server.operations.TokenIssuer;
import dev.homeport.server.quota.Quotas;
import dev.homeport.server.sdk.HealthReports;
import dev.homeport.server.sdk.SdkContext;
import dev.homeport.server.sdk.SdkService;
import dev.homeport.server.sdk.SdkSockets;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
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
    private final SdkSockets sockets;
    private final WebHooks webHooks;
    private final Edge edge;
    private final Optional<Edge> gatewayEdge;
    private final Legacy legacy;

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
        Arns arns = new Arns(config.region(), config.accountId());
        SdkEndpoint endpoint = new SdkEndpoint(
                config.advertise(), config.host(), () -> opened.join().port());
        legacy = Legacy.of(config, log);
        TokenIssuer tokens = new TokenIssuer(config.authTokenLifetime(), time);
        Optional<Quotas> quotas = config.awsQuotas() ? Optional.of(new Quotas(time)) : Optional.empty();
        Catalogue catalogue = new Catalogue(
                legacy.commands(),
                log.state(),
                new Catalogue.Settings(arns, endpoint, tokens, quotas, legacy.preparation()));
        sockets = new SdkSockets(scheduler, log);
        SdkContext sdk = new SdkContext(
                log,
                log.state(),
                time,
                arns,
                endpoint,
                tokens,
                new HealthReports(log, log.state(), time, scheduler),
                sockets);
        SessionWatch sessions = new SessionWatch(log.state());
        EventEnvelope envelope = new EventEnvelope(arns);
        EventStream events = new EventStream(log.state().notifications(), envelope, security.gatekeeper(), scheduler);
        this.webHooks = new WebHooks(
                log, log.state(), () -> new WebHookSender(envelope, config.data(), InstantSource.system()));
        log.deliverEffectsTo(effects -> {
            sockets.deliver(effects);
            sessions.deliver(effects);
            events.deliver(effects);
            webHooks.deliver(effects);
            legacy.deliver(effects);
        });
        webHooks.resume();
        Gateway gateway = new Gateway(config.gateway(), legacy.commands(), log.state(), arns, sessions);
        RateLimit rateLimit = new RateLimit(config.gateway().requestsPerMinute(), System::nanoTime);
        GatewayDoor mainDoor = GatewayDoor.onMainPort(gateway, security.gatekeeper(), rateLimit);
        Map<String, HttpService> others = new HashMap<>(mainDoor.byPath());
        others.put(EventStream.PATH, events);
        others.put(WebHookStatus.PATH, new WebHookStatus(log.state(), security.gatekeeper()));
        this.edge = Edge.start(
                edgeConfig(config.port(), security),
                new Router(catalogue, security.gatekeeper(), log, time, others),
                new SdkService(sdk, security.processSignatures()));
        opened.complete(edge);
        GatewayDoor ownDoor = GatewayDoor.onOwnPort(gateway, security.gatekeeper(), rateLimit);
        this.gatewayEdge = config.gateway().port().map(port -> openGateway(port, security, ownDoor));
        openLegacy(sdk);
    }

    private Edge openGateway(int port, Security security, GatewayDoor door) {
        try {
            return Edge.start(edgeConfig(port, security).withEventLoops(1), door, door);
        } catch (CannotListenException e) {
            edge.close();
            throw e;
        }
    }

    private void openLegacy(SdkContext sdk) {
        try {
            legacy.open(sdk);
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
        return sockets;
    }

    public int port() {
        return edge.port();
    }

    /** Where game servers with server SDK 3.x and 4.x connect, if they may. */
    public Optional<LegacySettings> legacyPorts() {
        return legacy.ports();
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
        legacy.close();
        gatewayEdge.ifPresent(Edge::close);
        edge.close();
        scheduler.shutdownNow();
        webHooks.close();
        log.close();
    }
}
