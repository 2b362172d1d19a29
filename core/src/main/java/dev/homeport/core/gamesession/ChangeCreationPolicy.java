package dev.homeport.core.gamesession;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import dev.homeport.core.process.ProcessKey;

/** A process opens or closes its session to new players. */
public record ChangeCreationPolicy(ProcessKey process, GameSession.Key session, GameSession.CreationPolicy policy)
        implements Command<GameSession> {
    @Override
    public GameSession decide(Tx tx) {
        return tx.gameSessions().put(HostedSession.require(tx, process, session).withCreationPolicy(policy));
    }
}
