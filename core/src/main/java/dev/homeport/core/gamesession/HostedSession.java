package dev.homeport.core.gamesession;

import dev.homeport.core.Refusal;
import dev.homeport.core.Tx;
import dev.homeport.core.process.ProcessKey;

/** The session a process speaks of, which must be the one it hosts. */
public final class HostedSession {
    private HostedSession() {}

    public static GameSession require(Tx tx, ProcessKey process, GameSession.Key session) {
        GameSession found = tx.gameSessions().require(session);
        if (!found.process().equals(process)) {
            throw Refusal.invalidRequest("Game session %s is not hosted by process %s", session, process);
        }
        return found;
    }
}
