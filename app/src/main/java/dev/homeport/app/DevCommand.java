package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.Config.Clock;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;

/** {@code homeport dev}: an endpoint for one developer, on loopback only and without access keys. */
final class DevCommand {
    private DevCommand() {}

    static Config config(List<String> args) throws StartFailure {
        Options options =
                Options.parse("dev", args, SharedOptions.and("--clock"), SharedOptions.flagsAnd("--insecure"));
        Config config = SharedOptions.check(SharedOptions.read(options, "dev", "127.0.0.1")
                .clock(clock(options))
                .gateway(GatewayOptions.read(options, true)));
        if (!options.has("--insecure") && !isLoopback(config.host())) {
            throw new StartFailure("other machines can reach --host " + config.host()
                    + ", and dev asks nobody for keys;" + " use 'homeport serve' with access keys, or add --insecure");
        }
        return config;
    }

    private static Clock clock(Options options) throws StartFailure {
        String name = options.text("--clock").orElse("real");
        return switch (name) {
            case "real" -> Clock.REAL;
            case "manual" -> Clock.MANUAL;
            default -> throw new StartFailure("--clock must be real or manual, but was '" + name + "'");
        };
    }

    private static boolean isLoopback(String host) throws StartFailure {
        try {
            return Stream.of(InetAddress.getAllByName(host)).allMatch(InetAddress::isLoopbackAddress);
        } catch (UnknownHostException e) {
            throw new StartFailure("--host " + host + " is not an address of this machine", e);
        }
    }
}
