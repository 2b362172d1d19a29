package dev.homeport.api.fleet;

import dev.homeport.api.common.PlayerGatewayStatus;

/** The life-cycle state of one location of a fleet. */
public record LocationState(String location, FleetStatus status, PlayerGatewayStatus playerGatewayStatus) {}
