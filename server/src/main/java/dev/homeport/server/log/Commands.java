package dev.homeport.server.log;

import dev.homeport.core.Command;
import java.util.concurrent.CompletableFuture;

/** The one way to change anything: through the log. */
public interface Commands {
    /**
     * Completes once the command is durable and decided, with its result or with the {@link dev.homeport.core.Refusal}
     * it met. Completion runs on the event loop that submitted the command; if it was none, it runs on the thread that
     * decides commands, so whatever hangs on the future must be quick.
     */
    <R> CompletableFuture<R> submit(Command<R> command);
}
