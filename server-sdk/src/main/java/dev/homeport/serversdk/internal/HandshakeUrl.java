package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import dev.homeport.serversdk.ServerParameters;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;

/** Builds the URL a process connects to. All the service learns about the process is in its query. */
final class HandshakeUrl {
    private HandshakeUrl() {}

    /**
     * A URL with an idempotency token of its own; reconnecting with the same URL means the same connection to the
     * service.
     */
    static URI of(ServerParameters who, Instant now) {
        Map<String, String> query = new TreeMap<>();
        if (who.authToken().isEmpty()) {
            query.putAll(SigV4.sign(who, now));
        } else {
            query.put("Authorization", who.authToken());
        }
        query.put("ComputeId", who.hostId());
        query.put("FleetId", who.fleetId());
        query.put("IdempotencyToken", UUID.randomUUID().toString());
        query.put("pID", who.processId());
        query.put("sdkLanguage", Sdk.LANGUAGE);
        query.put("sdkVersion", Sdk.VERSION);
        String encoded = query.entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + encode(parameter.getValue()))
                .collect(Collectors.joining("&"));
        return URI.create(base(who.webSocketUrl()) + "?" + encoded);
    }

    /** Percent-encodes as RFC 3986 says, so that a space is not read as a plus sign by anyone. */
    static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("*", "%2A")
                .replace("%7E", "~");
    }

    /** The given URL without a query and with a path that ends in a slash, as the C++ SDK sends it. */
    private static String base(String url) {
        URI uri;
        try {
            uri = URI.create(url);
        } catch (IllegalArgumentException e) {
            throw invalid(url, e);
        }
        boolean webSocket = "ws".equalsIgnoreCase(uri.getScheme()) || "wss".equalsIgnoreCase(uri.getScheme());
        if (!webSocket || uri.getHost() == null) {
            throw invalid(url, null);
        }
        String path = uri.getRawPath();
        return uri.getScheme() + "://" + uri.getRawAuthority() + (path.endsWith("/") ? path : path + "/");
    }

    private static GameLiftException invalid(String url, Throwable cause) {
        return new GameLiftException(
                ErrorType.WEBSOCKET_CONNECT_FAILURE_INVALID_URL,
                "webSocketUrl '" + url
                        + "' cannot be used: expected wss://host[:port][/path] or ws://host[:port][/path]",
                cause);
    }
}
