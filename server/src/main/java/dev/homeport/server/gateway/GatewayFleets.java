package dev.homeport.server.gateway;

import dev.homeport.core.State;
import dev.homeport.core.alias.Alias;
import dev.homeport.core.compute.Compute;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.placement.Destination;
import dev.homeport.core.placement.GameSessionQueue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which fleets stand behind the gateway. */
record GatewayFleets(State state, Optional<String> queue) {
    /** The fleet that the plugin's routes for GameLift Local name. */
    private static final String LOCAL_FLEET = "fleet-123";

    /** The fleets that players look for game sessions in. */
    List<Fleet> searched() {
        return queue.isPresent() ? ofQueue(queue.get()) : first().stream().toList();
    }

    /** The fleet that new game sessions are made in: of those that are active, the one ListFleets lists first. */
    Optional<Fleet> first() {
        return state.fleets().live().values().stream()
                .filter(fleet -> fleet.status() == Fleet.Status.ACTIVE)
                .findFirst();
    }

    /** The fleet of the routes for GameLift Local, or the first one where there is none of that name. */
    Optional<Fleet> local() {
        return state.fleets().findLive(LOCAL_FLEET).or(this::first);
    }

    /** The location of the first compute with an idle process, or of the first compute. */
    Optional<String> location(Fleet fleet) {
        List<String> locations = state.computes().of(fleet.id()).values().stream()
                .map(Compute::location)
                .distinct()
                .toList();
        return locations.stream()
                .filter(location ->
                        !state.processes().idle(fleet.id(), location).isEmpty())
                .findFirst()
                .or(() -> locations.stream().findFirst());
    }

    private List<Fleet> ofQueue(String name) {
        return state.gameSessionQueues().find(name).map(GameSessionQueue::settings).stream()
                .flatMap(settings -> settings.destinations().stream())
                .flatMap(this::fleetId)
                .distinct()
                .flatMap(id -> state.fleets().findLive(id).stream())
                .toList();
    }

    private Stream<String> fleetId(Destination destination) {
        return switch (destination) {
            case Destination.ToFleet(String id) -> Stream.of(id);
            case Destination.ToAlias(String id) ->
                state.aliases().find(id).map(Alias::routing).stream()
                        .flatMap(routing -> routing instanceof Alias.Routing.Simple(String fleetId)
                                ? Stream.of(fleetId)
                                : Stream.empty());
        };
    }
}
