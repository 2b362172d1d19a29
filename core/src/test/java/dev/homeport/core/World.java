package dev.homeport.core;

import dev.homeport.core.compute.Compute;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.event.FleetEvent;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.fleet.FleetSettings;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.SessionSettings;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ServerProcess;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A core for tests: each command is an entry of its own, time stands still until it is advanced, and ids repeat from
 * run to run. After every entry the indexes are checked, and a command that was refused must have left no trace.
 */
public final class World {
    public static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    /** How long a terminated fleet stays to be seen. */
    public static final Duration RETENTION = Duration.ofDays(30);

    public static final ServerProcess.Report REPORT =
            new ServerProcess.Report("Java", "5.0.0", Optional.empty(), 7777, List.of("/var/log/game"));
    public static final SessionSettings SESSION_SETTINGS =
            new SessionSettings(Optional.of("game"), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());

    private final Core core = new Core(defect -> {
        throw new AssertionError("a timer failed", defect);
    });
    private final List<Effect> effects = new ArrayList<>();
    private Instant now = START;
    private long entries;

    public World() {
        advance(Duration.ZERO);
    }

    /** The command's answer; throws its {@link Refusal} if it is refused. */
    // The outcome of a Command<R> holds an R, which the core cannot say as it handles all kinds alike.
    @SuppressWarnings("unchecked")
    public <R> R submit(Command<R> command) {
        Snapshot before = snapshot();
        return switch (apply(command)) {
            case Outcome.Done(Object result) -> (R) result;
            case Outcome.Refused(Refusal refusal) -> {
                requireUnchanged(before, command);
                throw refusal;
            }
            case Outcome.Failed(Throwable cause) -> throw new AssertionError(command + " failed", cause);
        };
    }

    /** The refusal of a command that must be refused. */
    public Refusal refusal(Command<?> command) {
        try {
            Object result = submit(command);
            throw new AssertionError(command + " was not refused but answered " + result);
        } catch (Refusal refusal) {
            return refusal;
        }
    }

    /** Lets time pass, and everything happen that is due until then. */
    public void advance(Duration by) {
        now = now.plus(by);
        apply(new Tick());
    }

    /** Lets time pass without anybody noticing until the next entry, as when the service is away. */
    public void skipTime(Duration by) {
        now = now.plus(by);
    }

    public Instant now() {
        return now;
    }

    public State state() {
        return core.state();
    }

    public Snapshot snapshot() {
        return Snapshot.of(core.state());
    }

    /** The effects since the last call, in the order they were emitted. */
    public List<Effect> takeEffects() {
        List<Effect> taken = List.copyOf(effects);
        effects.clear();
        return taken;
    }

    /** The effects of one kind since the last call that took them; those of other kinds are forgotten with it. */
    public <E extends Effect> List<E> takeEffects(Class<E> kind) {
        return takeEffects().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** A fleet in the given locations, which are made where they are missing. */
    public Fleet createFleet(String... locations) {
        for (String location : locations) {
            if (!state().locations().has(location)) {
                submit(new CreateLocation(location, Map.of()));
            }
        }
        return submit(new CreateFleet(settings("fleet"), List.of(locations), Map.of()));
    }

    /** A compute in the fleet's first location. */
    public Compute registerCompute(Fleet fleet, String name) {
        return submit(new RegisterCompute(
                fleet.id(),
                name,
                fleet.locations().getFirst(),
                Optional.of("192.0.2.1"),
                Optional.empty(),
                Optional.empty()));
    }

    /** A process on the compute that can be given a session. */
    public ServerProcess activateProcess(Compute compute, String processId) {
        ProcessKey key = new ProcessKey(compute.key(), processId);
        submit(new ActivateProcess(key, REPORT));
        submit(new ReportHealth(List.of(key), List.of()));
        return process(key);
    }

    public ServerProcess process(ProcessKey key) {
        return state().processes().require(key);
    }

    /** A session in the fleet's first location, on a process that has yet to activate it. */
    public GameSession createGameSession(Fleet fleet, int slots) {
        return submit(new CreateGameSession(
                fleet.id(), fleet.locations().getFirst(), slots, SESSION_SETTINGS, Optional.empty(), false));
    }

    public GameSession createActiveGameSession(Fleet fleet, int slots) {
        GameSession session = createGameSession(fleet, slots);
        return submit(new ActivateGameSession(session.process(), session.key()));
    }

    /** The session as it is now. */
    public GameSession gameSession(GameSession earlier) {
        return state().gameSessions().require(earlier.key());
    }

    /** What the fleet's events say, oldest first. */
    public List<String> messages(Fleet fleet) {
        return state().fleetEvents().of(fleet.id()).values().stream()
                .map(FleetEvent::message)
                .toList();
    }

    /** Deletes the fleet; it stays to be seen for {@link #RETENTION}. */
    public Fleet deleteFleet(Fleet fleet) {
        return submit(new DeleteFleet(fleet.id()));
    }

    /** The fleet as it is now. */
    public Fleet fleet(Fleet earlier) {
        return state().fleets().requireKnown(earlier.id());
    }

    public static FleetSettings settings(String name) {
        return new FleetSettings(
                name,
                Optional.empty(),
                FleetSettings.Protection.NO_PROTECTION,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private Outcome apply(Command<?> command) {
        Core.Applied applied = core.apply(new Entry(now, new Entry.Seed(1, ++entries), List.of(command)));
        effects.addAll(applied.effects());
        core.state().verify();
        return applied.outcomes().getFirst();
    }

    private void requireUnchanged(Snapshot before, Command<?> refused) {
        Snapshot after = snapshot();
        if (!after.equals(before)) {
            throw new AssertionError("%s was refused but changed%n%s%nto%n%s".formatted(refused, before, after));
        }
    }
}
