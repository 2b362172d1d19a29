package dev.homeport.server.operations;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The WebSocket address that game servers are told to connect to: the advertised name if there is one, else the name by
 * which the caller itself reached us.
 */
public record SdkEndpoint(Optional<String> advertised, String ownHost, int ownPort) {
    private static final Pattern HOST =
            Pattern.compile("[A-Za-z0-9._-]+(:[0-9]{1,5})?|\\[[0-9A-Fa-f:.]+](:[0-9]{1,5})?");

    public String seenBy(Caller caller) {
        String scheme = caller.tls() ? "wss://" : "ws://";
        return scheme
                + advertised
                        .map(this::withPort)
                        .or(() -> Optional.of(caller.host())
                                .filter(host -> HOST.matcher(host).matches()))
                        .orElseGet(() -> withPort(ownHost));
    }

    private String withPort(String host) {
        boolean bareIpV6 = host.indexOf(':') != host.lastIndexOf(':') && !host.startsWith("[");
        String name = bareIpV6 ? "[" + host + "]" : host;
        return HOST.matcher(name).matches() && name.indexOf(':', name.indexOf(']') + 1) >= 0
                ? name
                : name + ":" + ownPort;
    }
}
