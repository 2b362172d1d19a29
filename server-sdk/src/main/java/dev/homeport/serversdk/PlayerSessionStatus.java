package dev.homeport.serversdk;

/** The state of a player session. */
public enum PlayerSessionStatus {
    NOT_SET,
    RESERVED,
    ACTIVE,
    COMPLETED,
    TIMEDOUT
}
