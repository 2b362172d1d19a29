package dev.homeport.server.http;

import dev.homeport.server.edge.HttpCall;

/** Decides whether a caller may use the API. */
@FunctionalInterface
public interface Gatekeeper {
    /** Throws the {@link dev.homeport.api.ApiError} that tells the caller why not. */
    void check(HttpCall call);

    /** Lets everybody in, with any credentials or none. */
    static Gatekeeper open() {
        return call -> {};
    }
}
