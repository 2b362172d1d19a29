package dev.homeport.api.playersession;

/** An address a player may connect to. */
public record PlayerConnectionEndpoint(String ipAddress, Integer port) {}
