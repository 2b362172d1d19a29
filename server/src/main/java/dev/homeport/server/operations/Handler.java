package dev.homeport.server.operations;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Serves one operation. */
@FunctionalInterface
public interface Handler<I, O> {
    CompletionStage<O> handle(I input, Caller caller);

    /** One that answers at once from the tables. */
    static <I, O> Handler<I, O> reading(Function<I, O> reader) {
        return (input, caller) -> CompletableFuture.completedStage(reader.apply(input));
    }

    /** One whose answer does not depend on who asks. */
    static <I, O> Handler<I, O> writing(Function<I, CompletionStage<O>> writer) {
        return (input, caller) -> writer.apply(input);
    }
}
