package dev.homeport.server.sdk;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.auth.SdkSigV4;
import dev.homeport.server.edge.Query;
import java.util.Optional;

/** What a process says of itself in the query of its connection request. */
record SdkHandshake(Query query) {
    private static final int ID_LENGTH_MAX = 256;
    private static final int SHOWN_LENGTH_MAX = 32;

    static SdkHandshake of(String rawQuery) {
        return new SdkHandshake(Query.parse(rawQuery));
    }

    /** Whether this looks like a server SDK at all. */
    boolean isComplete() {
        return isId("pID")
                && isId("ComputeId")
                && isId("FleetId")
                && !value("Authorization").isEmpty();
    }

    private boolean isId(String name) {
        return !value(name).isEmpty() && value(name).length() <= ID_LENGTH_MAX;
    }

    ProcessKey process() {
        return ProcessKey.of(value("FleetId"), value("ComputeId"), value("pID"));
    }

    String sdkLanguage() {
        return shown("sdkLanguage");
    }

    String sdkVersion() {
        return shown("sdkVersion");
    }

    /** The auth token, unless the process signs instead. */
    Optional<String> token() {
        return SdkSigV4.isUsedBy(query) ? Optional.empty() : Optional.of(value("Authorization"));
    }

    private String shown(String name) {
        String value = value(name).isEmpty() ? "unknown" : value(name);
        return value.substring(0, Math.min(value.length(), SHOWN_LENGTH_MAX));
    }

    /** Go writes a blank as a plus; the other SDKs paste values as they are, so theirs is a plus. */
    private String value(String name) {
        String value = "Go".equals(query.get("sdkLanguage")) ? query.getForm(name) : query.get(name);
        return value == null ? "" : value;
    }

    /** Without the token or signature, so that it can be logged. */
    @Override
    public String toString() {
        return "%s (server SDK %s for %s)".formatted(process(), sdkVersion(), sdkLanguage());
    }
}
