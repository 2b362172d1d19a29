package dev.homeport.api.gamesession;

/** Why a game session has the state it has. */
public enum GameSessionStatusReason {
    INTERRUPTED,
    TRIGGERED_ON_PROCESS_TERMINATE,
    FORCE_TERMINATED
}
