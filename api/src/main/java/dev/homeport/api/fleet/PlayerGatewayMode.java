package dev.homeport.api.fleet;

/** Whether players reach a fleet through the player gateway. */
public enum PlayerGatewayMode {
    DISABLED,
    ENABLED,
    REQUIRED
}
