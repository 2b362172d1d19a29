package dev.homeport.app;

import dev.homeport.server.Config;
import java.util.Locale;

/** What to do about a port that somebody else has: how to see who, or which option takes another. */
final class PortAdvice {
    private PortAdvice() {}

    static String on(Config config, int port) {
        boolean isLegacy = config.legacy().isPresent() && config.legacy().get().has(port);
        if (isLegacy && port != config.port()) {
            return ", and legacy server SDKs know no other; see who holds it with: " + lookUp(port);
        }
        if (config.legacy().isPresent() && config.legacy().get().local()) {
            return "; choose another with -p, or see who holds it with: " + lookUp(port);
        }
        boolean isGateway = config.gateway().port().filter(own -> own == port).isPresent();
        return "; choose another with " + (isGateway ? "--gateway-port" : "--port") + " or --host";
    }

    private static String lookUp(int port) {
        return lookUp(port, System.getProperty("os.name"));
    }

    /** The command that shows on that system which process listens on a port. */
    static String lookUp(int port, String system) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return "netstat -ano | findstr :" + port;
        }
        return name.startsWith("linux")
                ? "ss -ltnp 'sport = :" + port + "'"
                : "lsof -nP -iTCP:" + port + " -sTCP:LISTEN";
    }
}
