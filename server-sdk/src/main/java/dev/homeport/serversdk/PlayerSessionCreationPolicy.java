package dev.homeport.serversdk;

/** Whether a game session takes new players. */
public enum PlayerSessionCreationPolicy {
    ACCEPT_ALL,
    DENY_ALL
}
