package dev.homeport.serversdk;

/** Whether a container comes once per game server or once per instance. */
public enum ContainerGroupType {
    GAME_SERVER,
    PER_INSTANCE,
    UNKNOWN
}
