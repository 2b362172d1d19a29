package dev.homeport.api.fleet;

/** Settings of the player gateway of a fleet. */
public record PlayerGatewayConfiguration(GameServerIpProtocolSupported gameServerIpProtocolSupported) {}
