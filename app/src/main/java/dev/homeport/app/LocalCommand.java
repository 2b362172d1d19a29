package dev.homeport.app;

import dev.homeport.server.Config;
import dev.homeport.server.legacy.LegacySettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code homeport local}: takes the place of GameLift Local, and like it forgets everything unless told where to keep
 * it.
 */
final class LocalCommand {
    private LocalCommand() {}

    static void run(List<String> args) throws StartFailure, IOException, InterruptedException {
        // Scripts read what GameLift Local logged from its standard output.
        System.setProperty("org.slf4j.simpleLogger.logFile", "System.out");
        Options options = parse(args);
        Optional<Path> kept = options.path("--data");
        if (kept.isPresent()) {
            Service.run(config(options, kept.get()), () -> {});
        } else {
            runAndForget(options, Files.createTempDirectory("homeport-local"));
        }
    }

    private static void runAndForget(Options options, Path folder)
            throws StartFailure, IOException, InterruptedException {
        try {
            Service.run(config(options, folder), () -> Folders.delete(folder));
        } catch (StartFailure e) {
            Folders.delete(folder);
            throw e;
        }
    }

    static Config config(List<String> args, Path data) throws StartFailure {
        return config(parse(args), data);
    }

    private static Options parse(List<String> args) throws StartFailure {
        return Options.parse("local", args, Set.of("-p", "--port", "--data"), Set.of());
    }

    private static Config config(Options options, Path data) throws StartFailure {
        var config = Config.builder(data.toAbsolutePath().normalize())
                .region("local")
                .legacy(LegacySettings.LOCAL);
        options.number("--port", 0, 65535).ifPresent(config::port);
        options.number("-p", 0, 65535).ifPresent(config::port);
        return SharedOptions.check(config);
    }
}
