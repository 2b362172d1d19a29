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
            default -> throw Refusal.invalidRequest("A %s cannot be tagged; locations and fleets can", resource.kind());
        };
        if (!exists) {
            throw Refusal.notFound("Resource %s not found", resource);
        }
    }
}
