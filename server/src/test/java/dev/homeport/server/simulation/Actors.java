package dev.homeport.server.simulation;

import dev.homeport.core.Tick;

/** Everybody who acts in the simulation. A new noun gets its actors here. */
final class Actors {
    private Actors() {}

    static Actor all() {
        return new WeightedActors()
                .with(1, (dice, state) -> new Tick())
                .with(6, LocationActors.all())
                .with(7, FleetActors.all())
                .with(10, ComputeActors.all())
                .with(4, TagActors.all())
                .with(30, ProcessActors.all())
                .with(30, GameSessionActors.all())
                .with(30, PlayerSessionActors.all())
                .with(4, AliasActors.all())
                .with(20, PlacementActors.all())
                .with(4, NotificationActors.all());
    }
}
