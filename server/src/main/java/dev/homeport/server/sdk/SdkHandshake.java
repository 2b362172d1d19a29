package dev.homeport.server.sdk;

import dev.homeport.core.process.ProcessKey;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a process says of itself in the query of its connection request. */
record SdkHandshake(Map<String, String> parameters) {
    private static final int VALUE_LENGTH_MAX = 256;

    static SdkHandshake of(String rawQuery) {
        // Go encodes a space as '+'; the other SDKs paste values as they are, so theirs is a plus.
        boolean plusIsSpace = rawQuery.contains("sdkLanguage=Go");
        Map<String, String> parameters = new TreeMap<>();
        for (String pair : rawQuery.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                parameters.put(pair.substring(0, equals), decode(pair.substring(equals + 1), plusIsSpace));
            }
        }
        return new SdkHandshake(parameters);
    }

    private static String decode(String value, boolean plusIsSpace) {
        try {
            return URLDecoder.decode(plusIsSpace ? value : value.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return value;
        }
    }

    /** Whether this looks like a server SDK at all. */
    boolean isComplete() {
        return has("pID") && has("ComputeId") && has("FleetId") && has("Authorization");
    }

    private boolean has(String name) {
        String value = parameters.get(name);
        return value != null
                && !value.isEmpty()
                && (name.equals("Authorization") || value.length() <= VALUE_LENGTH_MAX);
    }

    ProcessKey process() {
        return ProcessKey.of(parameters.get("FleetId"), parameters.get("ComputeId"), parameters.get("pID"));
    }

    String sdkLanguage() {
        return shortened("sdkLanguage");
    }

    String sdkVersion() {
        return shortened("sdkVersion");
    }

    private String shortened(String name) {
        String value = parameters.getOrDefault(name, "unknown");
        return value.substring(0, Math.min(value.length(), 32));
    }

    /** The auth token, unless the process signs instead. */
    Optional<String> token() {
        return Optional.of(parameters.get("Authorization")).filter(value -> !value.equals("SigV4"));
    }

    /** Without the token or signature, so that it can be logged. */
    @Override
    public String toString() {
        return "%s (server SDK %s for %s)".formatted(process(), sdkVersion(), sdkLanguage());
    }
}
