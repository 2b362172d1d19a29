package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Outcome;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A command on its way into the log, and who waits for it. */
final class Pending<R> {
    private final Command<R> command;
    private final byte[] bytes;
    private final Executor home;
    private final CompletableFuture<R> result = new CompletableFuture<>();

    /** The result is completed at home. */
    Pending(Command<R> command, byte[] bytes, Executor home) {
        this.command = command;
        this.bytes = bytes;
        this.home = home;
    }

    Command<R> command() {
        return command;
    }

    /** The command as it is stored. */
    byte[] bytes() {
        return bytes;
    }

    Executor home() {
        return home;
    }

    CompletableFuture<R> result() {
        return result;
    }

    // The outcome of a Command<R> holds an R; the state machine, which handles all kinds alike, cannot say so.
    @SuppressWarnings("unchecked")
    void complete(Outcome outcome) {
        switch (outcome) {
            case Outcome.Done(Object value) -> result.complete((R) value);
            case Outcome.Refused(Throwable refusal) -> result.completeExceptionally(refusal);
            case Outcome.Failed(Throwable cause) -> result.completeExceptionally(cause);
        }
    }

    void fail(Throwable cause) {
        result.completeExceptionally(cause);
    }
}
