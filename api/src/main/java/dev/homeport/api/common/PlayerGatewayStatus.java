package dev.homeport.api.common;

/** Whether the player gateway is in use. */
public enum PlayerGatewayStatus {
    DISABLED,
    ENABLED
}
