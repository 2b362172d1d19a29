package dev.homeport.api.fleet;

/** The address families the game servers of a fleet listen on. */
public enum GameServerIpProtocolSupported {
    IPv4,
    DUAL_STACK
}
