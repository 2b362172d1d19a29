package dev.homeport.server.operations;

import dev.homeport.core.State;
import dev.homeport.core.fleet.Fleet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Finds the fleets that a Describe request is about: those it names, or all of them page by page. */
record FleetQuery(State state) {
    /** Ids that are not known are left out, and paging does not apply when ids are given. */
    Paging.Page<Fleet> page(String operation, List<String> fleetIds, Integer limit, String nextToken) {
        if (fleetIds == null) {
            return live(new Paging.Request(operation, limit, nextToken));
        }
        return new Paging.Page<>(
                fleetIds.stream()
                        .map(Arns::fleetId)
                        .distinct()
                        .map(id -> state.fleets().find(id).orElse(null))
                        .filter(Objects::nonNull)
                        .toList(),
                null);
    }

    Paging.Page<Fleet> live(Paging.Request request) {
        return Paging.page(state.fleets().live(), Function.identity(), Function.identity(), request);
    }
}
