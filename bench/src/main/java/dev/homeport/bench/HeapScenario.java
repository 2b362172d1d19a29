package dev.homeport.bench;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Outcome;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ServerProcess;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Heap per game session and per player session, in the core itself. */
final class HeapScenario implements Scenario {
    private static final int SESSIONS = 10_000;
    private static final int PLAYERS = 100;
    private static final int BATCH = 25;

    private final Core core = new Core(defect -> {
        throw new IllegalStateException(defect);
    });
    private long seed;

    @Override
    public void run(Report report) {
        submit(new CreateLocation(Setup.LOCATION, Map.of()));
        FleetSettings settings = new FleetSettings(
                "bench",
                Optional.empty(),
                FleetSettings.Protection.NO_PROTECTION,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
        Fleet fleet = submit(new CreateFleet(settings, List.of(Setup.LOCATION), Map.of()));
        submit(new RegisterCompute(
                fleet.id(), "c", Setup.LOCATION, Optional.of("10.0.0.1"), Optional.empty(), Optional.empty()));
        for (int i = 0; i < SESSIONS; i++) {
            ProcessKey process = ProcessKey.of(fleet.id(), "c", "p-" + i);
            submit(new ActivateProcess(
                    process, new ServerProcess.Report("Cpp", "5.4.0", Optional.empty(), 7777, List.of())));
            submit(new ReportHealth(List.of(process), List.of()));
        }
        long empty = liveBytes();
        List<GameSession> sessions = new ArrayList<>();
        for (int i = 0; i < SESSIONS; i++) {
            sessions.add(session(fleet.id()));
        }
        long withSessions = liveBytes();
        report.figure("heap per game session", (withSessions - empty) / SESSIONS + " bytes");
        sessions.forEach(this::fill);
        long players = (long) SESSIONS * PLAYERS;
        report.figure("heap per player session, reserved", (liveBytes() - withSessions) / players + " bytes");
    }

    private GameSession session(String fleetId) {
        SessionSettings settings = new SessionSettings(
                Optional.of("ranked"),
                Map.of("mode", "ctf", "map", "dust"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        GameSession session =
                submit(new CreateGameSession(fleetId, Setup.LOCATION, PLAYERS, settings, Optional.empty(), false));
        return submit(new ActivateGameSession(session.process(), session.key()));
    }

    private void fill(GameSession session) {
        for (int i = 0; i < PLAYERS; i += BATCH) {
            int first = i;
            List<String> ids = IntStream.range(0, BATCH)
                    .mapToObj(n -> "player-%s-%d".formatted(session.key().id().substring(6, 14), first + n))
                    .toList();
            submit(new CreatePlayerSessions(session.key(), ids, Map.of()));
        }
    }

    // A command's outcome is of its own result type.
    @SuppressWarnings("unchecked")
    private <R> R submit(Command<R> command) {
        Entry entry = new Entry(Instant.EPOCH.plusMillis(seed / 1_000), new Entry.Seed(seed++, 0), List.of(command));
        return switch (core.apply(entry).outcomes().getFirst()) {
            case Outcome.Done(Object result) -> (R) result;
            case Outcome.Refused(Throwable refusal) -> throw new IllegalStateException(refusal);
            case Outcome.Failed(Throwable cause) -> throw new IllegalStateException(cause);
        };
    }

    private static long liveBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
