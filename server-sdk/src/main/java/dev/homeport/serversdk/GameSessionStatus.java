package dev.homeport.serversdk;

/** The state of a game session as the service last told it. */
public enum GameSessionStatus {
    NOT_SET,
    ACTIVATING,
    ACTIVE,
    TERMINATING,
    TERMINATED
}
