package dev.homeport.sessionclient;

/**
 * Where a player connects, and what they show the server.
 *
 * @param host a host name or an address
 * @param playerSessionId proves that a slot is reserved for the player, for a minute from now
 */
public record SessionConnection(String host, int port, String playerSessionId) {}
