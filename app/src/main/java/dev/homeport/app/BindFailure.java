package dev.homeport.app;

import dev.homeport.server.Config;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Explains why a server could not listen. */
final class BindFailure {
    private BindFailure() {}

    /** Empty when the failure has another reason. The native transport tells reasons apart by their text only. */
    static Optional<StartFailure> explain(Config config, Throwable failure) {
        String where = config.host() + ":" + config.port();
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .map(cause -> String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT))
                .flatMap(message -> explain(config, message).stream())
                .map(reason -> new StartFailure("cannot listen on " + where + ": " + reason, failure))
                .findFirst();
    }

    private static Optional<String> explain(Config config, String message) {
        if (message.contains("address already in use")) {
            return Optional.of("port %s is in use; stop the other program, or choose another port with --port"
                    .formatted(config.port()));
        }
        if (message.contains("cannot assign requested address") || message.contains("can't assign requested address")) {
            return Optional.of("%s is not an address of this machine".formatted(config.host()));
        }
        if (message.contains("permission denied") && config.port() < 1024) {
            return Optional.of("ports below 1024 need more rights; choose another port with --port");
        }
        return Optional.empty();
    }
}
