package dev.homeport.serversdk;

/** Who asks for backfill: the game server, or the matchmaker by itself. */
public enum BackfillMode {
    NOT_SET,
    MANUAL,
    AUTOMATIC
}
