package dev.homeport.serversdk;

/** Why the service updated a game session. */
public enum UpdateReason {
    MATCHMAKING_DATA_UPDATED,
    BACKFILL_FAILED,
    BACKFILL_TIMED_OUT,
    BACKFILL_CANCELLED,
    UNKNOWN
}
