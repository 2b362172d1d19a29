package dev.homeport.server.legacy;

import java.time.Instant;
import java.util.function.Consumer;

/** The way to call a process back, each protocol in its own manner. */
interface Callbacks {
    /** Hears in the end whether the process takes the session, unless it never says so. */
    void startGameSession(LegacyJson.Session session, Consumer<Boolean> taken);

    void updateGameSession(LegacyJson.Session session, String reason, String backfillTicketId);

    void terminateProcess(Instant time);

    boolean isOpen();
}
