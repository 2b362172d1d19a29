package dev.homeport.server.operations;

import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;

/**
 * The WebSocket address that game servers are told to connect to: the advertised name if there is one, else the name by
 * which the caller itself reached us. The own port is asked for late, because it is known only once it is open.
 */
public record SdkEndpoint(Optional<String> advertised, String ownHost, IntSupplier ownPort) {
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+]");
    private static final Pattern HOST_AND_PORT = Pattern.compile("(" + HOST + ")(:[0-9]{1,5})");

    public String seenBy(Caller caller) {
        String scheme = caller.tls() ? "wss://" : "ws://";
        return scheme + advertised.map(this::withPort).orElseGet(() -> withPort(nameFor(caller)));
    }

    private String nameFor(Caller caller) {
        String host = caller.host();
        boolean usable =
                HOST.matcher(host).matches() || HOST_AND_PORT.matcher(host).matches();
        return usable ? host : ownHost;
    }

    private String withPort(String host) {
        if (HOST_AND_PORT.matcher(host).matches()) {
            return host;
        }
        boolean bareIpV6 = host.contains(":") && !host.startsWith("[");
        return (bareIpV6 ? "[" + host + "]" : host) + ":" + ownPort.getAsInt();
    }
}
