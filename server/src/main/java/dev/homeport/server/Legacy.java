package dev.homeport.server;

import dev.homeport.core.Effect;
import dev.homeport.server.legacy.LegacyPart;
import dev.homeport.server.legacy.LegacySettings;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.ReplicatedLog;
import dev.homeport.server.operations.Preparation;
import dev.homeport.server.sdk.SdkContext;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What game servers with server SDK 3.x and 4.x ask of a server; where there are none, no class of theirs is loaded.
 */
public interface Legacy extends AutoCloseable {
    /** Where commands of the API go. */
    Commands commands();

    /** What is done with inputs of the API. */
    Preparation preparation();

    /** Lets game servers connect. */
    void open(SdkContext sdk);

    /** Hears what the core decided. */
    void deliver(List<Effect> effects);

    /** Where they connect. */
    Optional<LegacySettings> ports();

    @Override
    void close();

    static Legacy of(Config config, ReplicatedLog log) {
        if (config.legacy().isEmpty()) {
            return new None(log);
        }
        Path tls = config.data().resolve("tls");
        Config.Tls certificate =
                config.tls().orElseGet(() -> new Config.Tls(tls.resolve("cert.pem"), tls.resolve("key.pem")));
        return LegacyPart.of(config.legacy().get(), config.advertise(), certificate, log, log.state());
    }

    /** There are none. */
    record None(Commands commands) implements Legacy {
        @Override
        public Preparation preparation() {
            return Preparation.NONE;
        }

        @Override
        public void open(SdkContext sdk) {}

        @Override
        public void deliver(List<Effect> effects) {}

        @Override
        public Optional<LegacySettings> ports() {
            return Optional.empty();
        }

        @Override
        public void close() {}
    }
}
