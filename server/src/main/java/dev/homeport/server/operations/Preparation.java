package dev.homeport.server.operations;

import dev.homeport.api.validation.Violation;
import java.util.concurrent.CompletionStage;

/** What is done with an input before its operation sees it. */
public interface Preparation {
    /** Hands every input on as it is. */
    Preparation NONE = new Preparation() {
        @Override
        public <I extends Record, O> Handler<I, O> before(Handler<I, O> handler) {
            return handler;
        }
    };

    <I extends Record, O> Handler<I, O> before(Handler<I, O> handler);

    /** Whether an input may break that constraint all the same. */
    default boolean tolerates(Violation violation) {
        return false;
    }

    /** One that changes the input. */
    interface Changing extends Preparation {
        <I extends Record> CompletionStage<I> prepare(I input);

        @Override
        default <I extends Record, O> Handler<I, O> before(Handler<I, O> handler) {
            return (input, caller) -> prepare(input).thenCompose(prepared -> handler.handle(prepared, caller));
        }
    }
}
