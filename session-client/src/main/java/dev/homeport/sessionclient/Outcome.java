package dev.homeport.sessionclient;

import java.util.Optional;

/**
 * How an asynchronous operation ended: with a value or with a failure.
 *
 * @param failure a {@link SessionException}, or what the connection handler threw
 */
public record Outcome<T>(Optional<T> value, Optional<RuntimeException> failure) {

    static <T> Outcome<T> of(T value) {
        return new Outcome<>(Optional.ofNullable(value), Optional.empty());
    }

    static <T> Outcome<T> failed(RuntimeException failure) {
        return new Outcome<>(Optional.empty(), Optional.of(failure));
    }

    public boolean succeeded() {
        return failure.isEmpty();
    }
}
