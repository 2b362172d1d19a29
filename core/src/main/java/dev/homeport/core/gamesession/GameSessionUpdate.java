package dev.homeport.core.gamesession;

import dev.homeport.core.Effect;
import dev.homeport.core.process.ProcessKey;

/** Tell a process what matchmaking has changed about the session it hosts. */
public record GameSessionUpdate(ProcessKey process, GameSession session, Reason reason, String backfillTicketId)
        implements Effect {
    /** Why a process is told. */
    public enum Reason {
        MATCHMAKING_DATA_UPDATED,
        BACKFILL_FAILED,
        BACKFILL_TIMED_OUT,
        BACKFILL_CANCELLED
    }
}
