package dev.homeport.api.playersession;

/** The life-cycle state of a player session. */
public enum PlayerSessionStatus {
    RESERVED,
    ACTIVE,
    COMPLETED,
    TIMEDOUT
}
