package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Snapshot;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.service.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** Logs for tests, and what tests do with them. */
final class TestLog {
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    static final FleetSettings FLEET_SETTINGS = new FleetSettings(
            "fleet",
            Optional.empty(),
            FleetSettings.Protection.NO_PROTECTION,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty());

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private TestLog() {}

    static ReplicatedLog open(Path folder) throws IOException {
        return open(folder, new ManualTime(START));
    }

    static ReplicatedLog open(Path folder, TimeSource time) throws IOException {
        return open(folder, time, LogLimits.DEFAULT);
    }

    static ReplicatedLog open(Path folder, TimeSource time, LogLimits limits) throws IOException {
        return ReplicatedLog.open(folder, time, Settings.DEFAULT, limits, new EntryCodec());
    }

    /** The answer of a command, or whatever it failed with. */
    static <R> R answer(Commands log, Command<R> command) {
        try {
            return log.submit(command)
                    .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    static Fleet createFleet(Commands log) {
        answer(log, new CreateLocation("custom-office", Map.of()));
        return answer(log, new CreateFleet(FLEET_SETTINGS, List.of("custom-office"), Map.of()));
    }

    static Snapshot stateOf(ReplicatedLog log) {
        log.state().verify();
        return Snapshot.of(log.state());
    }
}
