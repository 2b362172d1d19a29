package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.core.State;

/** Finds the fleet that a request means by FleetId or AliasId, of which it must give one. */
record Targets(State state) {
    String fleetId(String fleetId, String aliasId) {
        if ((fleetId == null) == (aliasId == null)) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "Exactly one of FleetId and AliasId is required; got %s"
                            .formatted(fleetId == null ? "neither" : "both"));
        }
        return aliasId == null ? Arns.fleetId(fleetId) : state.aliases().fleetIdOf(Arns.aliasId(aliasId));
    }
}
