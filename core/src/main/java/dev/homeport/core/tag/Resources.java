package dev.homeport.core.tag;

import dev.homeport.core.Refusal;
import dev.homeport.core.State;

/** Tells which resources exist and so can carry tags. */
public final class Resources {
    private Resources() {}

    public static void requireTaggable(State state, Resource resource) {
        boolean exists = switch (resource.kind()) {
            case "location" -> state.locations().has(resource.id());
            case "fleet" -> state.fleets().findLive(resource.id()).isPresent();
            case "alias" -> state.aliases().has(resource.id());
            case "gamesessionqueue" -> state.gameSessionQueues().has(resource.id());
            default ->
                throw Refusal.invalidRequest(
                        "A %s cannot be tagged; locations, fleets, aliases and game session queues can",
                        resource.kind());
        };
        if (!exists) {
            throw Refusal.notFound("Resource %s not found", resource);
        }
    }
}
