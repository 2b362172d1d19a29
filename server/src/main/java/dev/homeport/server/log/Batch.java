package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Outcome;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** An entry on its way through the log, with those who wait for its commands. */
record Batch(Entry entry, List<Pending<?>> pending) {

    /** A command somebody waits for. */
    record Pending<R>(Command<R> command, CompletableFuture<R> result) {
        // The outcome of a Command<R> holds an R; the state machine, which handles all kinds alike, cannot say so.
        @SuppressWarnings("unchecked")
        void complete(Outcome outcome) {
            switch (outcome) {
                case Outcome.Done(Object value) -> result.complete((R) value);
                case Outcome.Refused(Throwable refusal) -> result.completeExceptionally(refusal);
                case Outcome.Failed(Throwable cause) -> result.completeExceptionally(cause);
            }
        }
    }

    void complete(Core.Applied applied) {
        for (int i = 0; i < pending.size(); i++) {
            pending.get(i).complete(applied.outcomes().get(i));
        }
    }

    void fail(Throwable cause) {
        pending.forEach(one -> one.result().completeExceptionally(cause));
    }
}
