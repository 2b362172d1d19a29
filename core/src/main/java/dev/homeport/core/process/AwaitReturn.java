package dev.homeport.core.process;

import dev.homeport.core.Command;
import dev.homeport.core.Tx;
import java.time.Instant;

/**
 * A process has lost its connection and may come back.
 *
 * @param since tells this absence from others, of which each has its own time to end
 */
public record AwaitReturn(ProcessKey key, Instant since) implements Command<Void> {
    @Override
    public Void decide(Tx tx) {
        tx.timers().at(tx.now().plus(ReturnTimeout.PATIENCE), new ReturnTimeout(key, since));
        return null;
    }
}
