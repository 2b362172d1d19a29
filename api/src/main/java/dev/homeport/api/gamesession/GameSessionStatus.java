package dev.homeport.api.gamesession;

/** The life-cycle state of a game session. */
public enum GameSessionStatus {
    ACTIVE,
    ACTIVATING,
    TERMINATED,
    TERMINATING,
    ERROR
}
