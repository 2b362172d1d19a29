package dev.homeport.server;

import dev.homeport.server.Config.Access;
import dev.homeport.server.Config.Clock;
import dev.homeport.server.Config.Tls;
import dev.homeport.server.edge.EdgeLimits;
import dev.homeport.server.gateway.GatewaySettings;
import dev.homeport.server.legacy.LegacySettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Collects the settings of a {@link Config}; {@link #build} checks them. */
public final class ConfigBuilder {
    private final Path data;
    private String host = "127.0.0.1";
    private int port = 9870;
    private String region = "us-west-2";
    private String accountId = "000000000000";
    private Clock clock = Clock.REAL;
    private Access access = new Access.Open();
    private Optional<String> advertise = Optional.empty();
    private Optional<Tls> tls = Optional.empty();
    private Duration authTokenLifetime = Duration.ofHours(3);
    private Duration sessionRetention = Duration.ofDays(30);
    private boolean awsQuotas;
    private EdgeLimits limits = EdgeLimits.DEFAULT;
    private GatewaySettings gateway = GatewaySettings.OPEN;
    private Optional<LegacySettings> legacy = Optional.empty();

    ConfigBuilder(Path data) {
        this.data = data;
    }

    public ConfigBuilder host(String host) {
        this.host = host;
        return this;
    }

    public ConfigBuilder port(int port) {
        this.port = port;
        return this;
    }

    public ConfigBuilder region(String region) {
        this.region = region;
        return this;
    }

    public ConfigBuilder accountId(String accountId) {
        this.accountId = accountId;
        return this;
    }

    public ConfigBuilder clock(Clock clock) {
        this.clock = clock;
        return this;
    }

    public ConfigBuilder keys(Map<String, String> secretsById) {
        this.access = new Access.Keys(secretsById);
        return this;
    }

    public ConfigBuilder advertise(String name) {
        this.advertise = Optional.of(name);
        return this;
    }

    public ConfigBuilder tls(Path certificate, Path key) {
        this.tls = Optional.of(new Tls(certificate, key));
        return this;
    }

    public ConfigBuilder authTokenLifetime(Duration lifetime) {
        this.authTokenLifetime = lifetime;
        return this;
    }

    public ConfigBuilder sessionRetention(Duration retention) {
        this.sessionRetention = retention;
        return this;
    }

    public ConfigBuilder awsQuotas(boolean imposed) {
        this.awsQuotas = imposed;
        return this;
    }

    public ConfigBuilder limits(EdgeLimits limits) {
        this.limits = limits;
        return this;
    }

    public ConfigBuilder gateway(GatewaySettings settings) {
        this.gateway = settings;
        return this;
    }

    public ConfigBuilder legacy(LegacySettings settings) {
        this.legacy = Optional.of(settings);
        return this;
    }

    public Config build() {
        return new Config(
                host,
                port,
                data,
                region,
                accountId,
                clock,
                access,
                advertise,
                tls,
                authTokenLifetime,
                sessionRetention,
                awsQuotas,
                limits,
                gateway,
                legacy);
    }
}
