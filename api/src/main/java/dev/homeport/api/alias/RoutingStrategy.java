package dev.homeport.api.alias;

import dev.homeport.api.constraint.FleetId;

/** Where an alias leads: to a fleet, or to a message for the player. */
public record RoutingStrategy(
        RoutingStrategyType type, @FleetId String fleetId, String message) {}
