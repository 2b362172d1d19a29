package dev.homeport.server.legacy;

import dev.homeport.server.edge.CannotListenException;
import java.util.Locale;

/** A port of the legacy SDKs cannot be opened; the message says in one line which, and how to see who has it. */
public final class LegacyPortException extends RuntimeException {
    LegacyPortException(CannotListenException cause) {
        super(
                cause.getMessage() + ", and legacy server SDKs know no other; see who holds it with: "
                        + lookUp(cause.port()),
                cause);
    }

    /** The command that shows on this system which process listens on a port. */
    public static String lookUp(int port) {
        return lookUp(port, System.getProperty("os.name"));
    }

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
