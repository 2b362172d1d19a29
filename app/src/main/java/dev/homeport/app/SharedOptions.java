package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.ConfigBuilder;
import dev.homeport.server.legacy.LegacySettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The options that {@code dev} and {@code serve} have in common. */
final class SharedOptions {
    private static final Set<String> NAMES = Set.of(
            "--host",
            "--port",
            "--data",
            "--region",
            "--account",
            "--advertise",
            "--tls-cert",
            "--tls-key",
            "--token-hours",
            "--retention-days");
    private static final Set<String> ALL =
            Stream.concat(NAMES.stream(), GatewayOptions.NAMES.stream()).collect(Collectors.toSet());

    private static final Set<String> FLAGS = Set.of("--aws-quotas", "--legacy");

    private SharedOptions() {}

    static Set<String> names() {
        return ALL;
    }

    /** The names of the shared options and one of the command's own. */
    static Set<String> and(String own) {
        return Stream.concat(ALL.stream(), Stream.of(own)).collect(Collectors.toSet());
    }

    /** The names of the shared options that have no value. */
    static Set<String> flags() {
        return FLAGS;
    }

    /** The names of the shared options that have no value and one of the command's own. */
    static Set<String> flagsAnd(String own) {
        return Stream.concat(FLAGS.stream(), Stream.of(own)).collect(Collectors.toSet());
    }

    /** The settings given, for a command that by default listens on {@code host}. */
    static ConfigBuilder read(Options options, String command, String host) throws StartFailure {
        Path home = Path.of(System.getProperty("user.home"), ".homeport", command);
        Path data = options.path("--data").orElse(home).toAbsolutePath().normalize();
        ConfigBuilder config = Config.builder(data).host(options.text("--host").orElse(host));
        options.number("--port", 0, 65535).ifPresent(config::port);
        options.text("--region").ifPresent(config::region);
        options.text("--account").ifPresent(config::accountId);
        options.text("--advertise").ifPresent(config::advertise);
        options.number("--token-hours", 1, 8760).map(Duration::ofHours).ifPresent(config::authTokenLifetime);
        options.number("--retention-days", 1, 3650).map(Duration::ofDays).ifPresent(config::sessionRetention);
        config.awsQuotas(options.has("--aws-quotas"));
        if (options.has("--legacy")) {
            config.legacy(LegacySettings.BESIDE);
        }
        if (options.has("--tls-cert") || options.has("--tls-key")) {
            config.tls(readable(options, "--tls-cert"), readable(options, "--tls-key"));
        }
        return config;
    }

    private static Path readable(Options options, String name) throws StartFailure {
        Optional<Path> file = options.path(name);
        if (file.isEmpty()) {
            throw new StartFailure("--tls-cert and --tls-key belong together, but " + name + " is missing");
        }
        if (!Files.isRegularFile(file.get()) || !Files.isReadable(file.get())) {
            throw new StartFailure("cannot read the file given by " + name + ": " + file.get());
        }
        return file.get();
    }

    /** Checks the settings and says which one is wrong. */
    static Config check(ConfigBuilder config) throws StartFailure {
        try {
            return config.build();
        } catch (IllegalArgumentException e) {
            throw new StartFailure(e.getMessage(), e);
        }
    }
}
