package dev.homeport.server.simulation;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Outcome;
import dev.homeport.core.Snapshot;
import dev.homeport.core.State;
import dev.homeport.core.Timers;
import dev.homeport.core.service.ResumeService;
import dev.homeport.core.service.Settings;
import dev.homeport.server.log.StoredState;
import dev.homeport.server.simulation.Invariant.Seen;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * One life of a server, following from a seed: random commands in entries of a few, time that passes by leaps,
 * snapshots and restarts. After every entry all invariants are checked; after every restart, and at the end, the state
 * has to be the one it was before.
 */
final class Simulation {
    private static final List<Invariant> INVARIANTS = Invariant.all();
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final Dice dice;
    private final Coverage coverage;
    private final Actor actors = Actors.all();
    private final List<byte[]> log = new ArrayList<>();
    private final List<Entry> trace = new ArrayList<>();
    private final PlacementLedger placements;
    private Node live = new Node();
    private Instant clock = START;
    private byte[] snapshot;
    private int snapshotAt;

    Simulation(long seed, Coverage coverage) {
        this.dice = new Dice(seed);
        this.coverage = coverage;
        this.placements = new PlacementLedger(coverage);
    }

    /** The hash of the state it ends with. */
    String run(int steps) {
        apply(resume());
        if (dice.inPercent(80)) {
            Opening.ENTRIES.forEach(entry -> apply(entry.apply(live.state())));
        }
        for (int i = 0; i < steps; i++) {
            step();
        }
        requireSame("a replay of the whole log", Node.restore(null, log));
        return live.hash();
    }

    /** The entries so far, the newest last. */
    List<Entry> trace() {
        return trace;
    }

    /** The same as the log stores them. */
    List<byte[]> log() {
        return log;
    }

    State state() {
        return live.state();
    }

    private void step() {
        int roll = dice.below(100);
        if (roll < 90) {
            apply(commands());
        } else if (roll < 96) {
            snapshot = StoredState.encode(live.state());
            snapshotAt = log.size();
        } else {
            restart();
        }
    }

    private void restart() {
        Node restored = Node.restore(snapshot, log.subList(snapshotAt, log.size()));
        requireSame("a restart from a snapshot and the log since", restored);
        live = restored;
        apply(resume());
    }

    private List<Command<?>> commands() {
        List<Command<?>> commands = new ArrayList<>();
        for (int i = dice.below(6); i > 0; i--) {
            commands.add(actors.next(dice, live.state()));
        }
        return commands;
    }

    private List<Command<?>> resume() {
        Duration retention = dice.oneOf(Duration.ofMinutes(1), Duration.ofNanos(90_000_000_001L), Duration.ofDays(30));
        return List.of(new ResumeService(new Settings(retention, false)));
    }

    private void passTime() {
        Duration leap = switch (dice.below(40)) {
            case 0 -> Duration.ofMillis(-dice.below(5_000));
            case 1 ->
                dice.inPercent(50) ? Duration.ofMinutes(dice.below(4 * 60)) : Duration.ofHours(dice.below(40 * 24));
            case 2, 3, 4 -> Duration.ofMillis(dice.below(400_000));
            case 5, 6, 7, 8, 9, 10, 11 -> Duration.ofMillis(dice.below(30_000));
            default -> Duration.ofNanos(dice.below(2_000_000_000));
        };
        clock = clock.plus(leap);
    }

    private void apply(List<Command<?>> commands) {
        passTime();
        Entry entry = new Entry(clock, new Entry.Seed(dice.number(), dice.number()), commands);
        trace.add(entry);
        log.add(StoredState.encode(entry));
        Snapshot before = Snapshot.of(live.state());
        Slots slots = Slots.of(live.state(), entry);
        Core.Applied applied = live.apply(entry);
        look(entry, applied);
        requireNoTraceOfRefusals(entry, before, applied);
        countFired(before.timers(), live.state().now());
        placements.follow(applied.effects(), live.state());
        slots.requireNotOverbooked(live.state());
        Seen seen = Seen.of(live.state());
        INVARIANTS.forEach(invariant -> invariant.check(seen));
    }

    private void look(Entry entry, Core.Applied applied) {
        for (int i = 0; i < entry.commands().size(); i++) {
            switch (applied.outcomes().get(i)) {
                case Outcome.Done _ -> coverage.count(entry.commands().get(i));
                case Outcome.Refused _ -> {}
                case Outcome.Failed(Throwable cause) ->
                    throw new AssertionError(entry.commands().get(i) + " failed", cause);
            }
        }
    }

    private void requireNoTraceOfRefusals(Entry entry, Snapshot before, Core.Applied applied) {
        boolean timersFired = before.timers().stream()
                .anyMatch(one -> !one.due().isAfter(live.state().now()));
        boolean onlyRefusals = applied.outcomes().stream().allMatch(Outcome.Refused.class::isInstance);
        if (onlyRefusals && !timersFired) {
            Snapshot after = Snapshot.of(live.state());
            boolean unchanged = after.rowsByTable().equals(before.rowsByTable())
                    && after.timers().equals(before.timers())
                    && after.lastTimerNumber() == before.lastTimerNumber();
            Invariant.require(unchanged, "%s were refused but left a trace", entry.commands());
        }
    }

    private void countFired(List<Timers.Waiting> waiting, Instant now) {
        waiting.stream().filter(one -> !one.due().isAfter(now)).forEach(one -> coverage.count(one.timer()));
    }

    private void requireSame(String what, Node other) {
        other.state().verify();
        Invariant.require(
                other.hash().equals(live.hash()),
                "%s led to another state:%n%s%ninstead of%n%s",
                what,
                Snapshot.of(other.state()),
                Snapshot.of(live.state()));
    }
}
