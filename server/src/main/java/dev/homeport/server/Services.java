package dev.homeport.server;

import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.gateway.Gateway;
import dev.homeport.server.gateway.GatewayDoor;
import dev.homeport.server.gateway.RateLimit;
import dev.homeport.server.gateway.SessionWatch;
import dev.homeport.server.http.Gatekeeper;
import dev.homeport.server.http.Router;
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
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.IntSupplier;

/** What stands between the ports and the log: everything that answers a request or acts on an effect. */
final class Services {
    private final Config config;
    private final ReplicatedLog log;
    private final State state;
    private final TimeSource time;
    private final Security security;
    private final Legacy legacy;
    private final Arns arns;
    private final SdkContext sdk;
    private final SessionWatch sessions;
    private final EventStream events;
    private final WebHooks webHooks;
    private final Gateway gateway;
    private final RateLimit gatewayLimit;

    /** The port is asked for when the first request is served. */
    Services(
            Config config,
            ReplicatedLog log,
            TimeSource time,
            Security security,
            ScheduledExecutorService scheduler,
            IntSupplier port) {
        this.config = config;
        this.log = log;
        this.state = log.state();
        this.time = time;
        this.security = security;
        this.legacy = Legacy.of(config, log);
        this.arns = new Arns(config.region(), config.accountId());
        this.sdk = new SdkContext(
                log,
                state,
                time,
                arns,
                new SdkEndpoint(config.advertise(), config.host(), port),
                new TokenIssuer(config.authTokenLifetime(), time),
                new HealthReports(log, state, time, scheduler),
                new SdkSockets(scheduler, log));
        this.sessions = new SessionWatch(state);
        EventEnvelope envelope = new EventEnvelope(arns);
        this.events = new EventStream(state.notifications(), envelope, gatekeeper(), scheduler);
        this.webHooks =
                new WebHooks(log, state, () -> new WebHookSender(envelope, config.data(), InstantSource.system()));
        this.gateway = new Gateway(config.gateway(), legacy.commands(), state, arns, sessions);
        this.gatewayLimit = new RateLimit(config.gateway().requestsPerMinute(), System::nanoTime);
    }

    /** From now on what the core decides is acted on. */
    void start() {
        log.deliverEffectsTo(this::deliver);
        webHooks.resume();
    }

    private void deliver(List<Effect> effects) {
        sdk.sockets().deliver(effects);
        sessions.deliver(effects);
        events.deliver(effects);
        webHooks.deliver(effects);
        legacy.deliver(effects);
    }

    private Gatekeeper gatekeeper() {
        return security.gatekeeper();
    }

    /** All HTTP of the main port. */
    Router router() {
        Map<String, HttpService> others = new HashMap<>(
                GatewayDoor.onMainPort(gateway, gatekeeper(), gatewayLimit).byPath());
        others.put(EventStream.PATH, events);
        others.put(WebHookStatus.PATH, new WebHookStatus(state, gatekeeper()));
        return new Router(catalogue(), gatekeeper(), log, time, others);
    }

    private Catalogue catalogue() {
        Optional<Quotas> quotas = config.awsQuotas() ? Optional.of(new Quotas(time)) : Optional.empty();
        return new Catalogue(
                legacy.commands(),
                state,
                new Catalogue.Settings(arns, sdk.endpoint(), sdk.tokens(), quotas, legacy.preparation()));
    }

    /** The WebSockets of the main port. */
    SdkService sdkService() {
        return new SdkService(sdk, security.processSignatures());
    }

    /** All of the gateway's own port. */
    GatewayDoor gatewayDoor() {
        return GatewayDoor.onOwnPort(gateway, gatekeeper(), gatewayLimit);
    }

    Legacy legacy() {
        return legacy;
    }

    SdkContext sdk() {
        return sdk;
    }

    WebHooks webHooks() {
        return webHooks;
    }
}
