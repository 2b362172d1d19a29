package dev.homeport.app;

import dev.homeport.server.gateway.GatewaySettings;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** The options that say where the gateway for game clients is, and for whom. */
final class GatewayOptions {
    static final Set<String> NAMES = Set.of(
            "--gateway-port",
            "--gateway-queue",
            "--gateway-token",
            "--gateway-rate",
            "--gateway-origin",
            "--gateway-timeout");
    private static final String TOKEN_VARIABLE = "HOMEPORT_GATEWAY_TOKEN";

    private GatewayOptions() {}

    static GatewaySettings read(Options options, boolean onMainPort) throws StartFailure {
        if (!onMainPort && !options.has("--gateway-port")) {
            requireNone(options);
        }
        GatewaySettings usual = GatewaySettings.OPEN;
        try {
            return new GatewaySettings(
                    onMainPort,
                    options.number("--gateway-port", 0, 65535),
                    options.text("--gateway-queue"),
                    options.text("--gateway-token").or(() -> Optional.ofNullable(System.getenv(TOKEN_VARIABLE))),
                    options.number("--gateway-rate", 1, 1_000_000),
                    options.text("--gateway-origin").orElse(usual.allowedOrigin()),
                    options.number("--gateway-timeout", 1, 600)
                            .map(Duration::ofSeconds)
                            .orElse(usual.creationTimeout()));
        } catch (IllegalArgumentException e) {
            throw new StartFailure(e.getMessage(), e);
        }
    }

    private static void requireNone(Options options) throws StartFailure {
        for (String name : NAMES) {
            if (options.has(name)) {
                throw new StartFailure(name + " is about the gateway, which is off; add --gateway or --gateway-port");
            }
        }
    }
}
