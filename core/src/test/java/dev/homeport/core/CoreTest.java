package dev.homeport.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.Location;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CoreTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final List<Throwable> defects = new ArrayList<>();
    private final Core core = new Core(defects::add);

    private record Told(String what) implements Effect {}

    private List<Outcome> applyAt(Instant time, Command<?>... commands) {
        return apply(time, commands).outcomes();
    }

    private Core.Applied apply(Instant time, Command<?>... commands) {
        return core.apply(new Entry(time, new Entry.Seed(1, 2), List.of(commands)));
    }

    private static Command<Void> timerAt(Instant due, Timer timer) {
        return tx -> {
            tx.timers().at(due, timer);
            return null;
        };
    }

    private static Timer createLocation(String name) {
        return tx -> new CreateLocation(name, Map.of()).decide(tx);
    }

    @Test
    void outcomesComeInTheOrderOfTheCommands() {
        List<Outcome> outcomes = applyAt(
                NOON,
                new CreateLocation("custom-a", Map.of()),
                new CreateLocation("custom-a", Map.of()),
                new CreateLocation("custom-b", Map.of()));

        assertThat(outcomes.get(0)).isEqualTo(new Outcome.Done(new Location("custom-a", NOON)));
        assertThat(outcomes.get(1)).isInstanceOf(Outcome.Refused.class);
        assertThat(outcomes.get(2)).isEqualTo(new Outcome.Done(new Location("custom-b", NOON)));
    }

    @Test
    void aDefectiveCommandChangesNothingAndIsTold() {
        List<Outcome> outcomes = applyAt(
                NOON,
                tx -> {
                    createLocation("custom-a").fire(tx);
                    tx.timers().at(NOON, createLocation("custom-b"));
                    tx.emit(new Told("never"));
                    throw new IllegalStateException("broken");
                },
                new Tick());

        assertThat(outcomes.get(0)).isInstanceOf(Outcome.Failed.class);
        assertThat(outcomes.get(1)).isEqualTo(new Outcome.Done(null));
        assertThat(core.state().locations().all()).isEmpty();
        assertThat(core.state().timers().all()).isEmpty();
        assertThat(core.state().timers().lastNumber()).isZero();
    }

    @Test
    void aRefusedCommandEmitsNothing() {
        Core.Applied applied = apply(
                NOON,
                tx -> {
                    tx.emit(new Told("refused"));
                    throw Refusal.conflict("no");
                },
                tx -> {
                    tx.emit(new Told("decided"));
                    return null;
                });

        assertThat(applied.effects()).containsExactly(new Told("decided"));
    }

    @Test
    void anUndoneChangeGivesBackWhatWasThereBefore() {
        applyAt(NOON, new CreateLocation("custom-a", Map.of()), new CreateLocation("custom-b", Map.of()));
        Snapshot before = Snapshot.of(core.state());

        applyAt(NOON, tx -> {
            tx.locations().put(new Location("custom-a", NOON.plusSeconds(1)));
            tx.locations().remove("custom-a");
            tx.locations().put(new Location("custom-a", NOON.plusSeconds(2)));
            tx.locations().remove("custom-b");
            tx.locations().put(new Location("custom-c", NOON));
            throw Refusal.conflict("no");
        });

        assertThat(Snapshot.of(core.state())).isEqualTo(before);
        assertThat(core.state().locations().size()).isEqualTo(2);
        core.state().verify();
    }

    @Test
    void timersFireInOrderEachAtItsOwnInstantBeforeTheCommandsOfTheEntry() {
        List<Instant> fired = new ArrayList<>();
        Timer note = tx -> fired.add(tx.now());
        applyAt(
                NOON,
                timerAt(NOON.plusSeconds(20), note),
                timerAt(NOON.plusSeconds(10), note),
                timerAt(NOON.plusSeconds(31), note));

        applyAt(NOON.plusSeconds(30), tx -> fired.add(tx.now()));

        assertThat(fired).containsExactly(NOON.plusSeconds(10), NOON.plusSeconds(20), NOON.plusSeconds(30));
    }

    @Test
    void timersOfTheSameInstantFireInTheOrderTheyWereSet() {
        List<String> fired = new ArrayList<>();
        applyAt(NOON, timerAt(NOON.plusSeconds(1), tx -> fired.add("first")));
        applyAt(NOON, timerAt(NOON.plusSeconds(1), tx -> fired.add("second")));

        applyAt(NOON.plusSeconds(1));

        assertThat(fired).containsExactly("first", "second");
    }

    @Test
    void aTimerSetByATimerFiresWithinTheSameEntryIfItIsDue() {
        Timer second = createLocation("custom-late");
        applyAt(NOON, timerAt(NOON.plusSeconds(1), tx -> tx.timers().at(tx.now().plusSeconds(1), second)));

        applyAt(NOON.plusSeconds(5));

        assertThat(core.state().locations().all()).containsExactly(new Location("custom-late", NOON.plusSeconds(2)));
    }

    @Test
    void aTimerSetForThePastFiresAtTheNextEntryWithoutTurningTimeBack() {
        applyAt(NOON, timerAt(NOON.minusSeconds(60), createLocation("custom-a")));

        applyAt(NOON.plusSeconds(1));

        assertThat(core.state().locations().all()).containsExactly(new Location("custom-a", NOON));
    }

    @Test
    void aTimerThatFailsIsUndoneAndToldAndDoesNotHoldUpTheNext() {
        applyAt(
                NOON,
                timerAt(NOON.plusSeconds(1), tx -> {
                    createLocation("custom-a").fire(tx);
                    throw new IllegalStateException("broken");
                }),
                timerAt(NOON.plusSeconds(2), createLocation("custom-b")));

        applyAt(NOON.plusSeconds(3));

        assertThat(defects)
                .singleElement()
                .satisfies(defect -> assertThat(defect).hasMessage("broken"));
        assertThat(core.state().locations().byKey()).containsOnlyKeys("custom-b");
    }

    @Test
    void aTimerThatIsRefusedIsADefect() {
        applyAt(NOON, new CreateLocation("custom-a", Map.of()), timerAt(NOON, createLocation("custom-a")));

        applyAt(NOON);

        assertThat(defects)
                .singleElement()
                .satisfies(defect -> assertThat(defect).isInstanceOf(Refusal.class));
    }

    @Test
    void timeNeverTurnsBackWhenTheClockOfTheLeaderDoes() {
        applyAt(NOON, new CreateLocation("custom-a", Map.of()));
        applyAt(NOON.minusSeconds(60), new CreateLocation("custom-b", Map.of()));

        assertThat(core.state().now()).isEqualTo(NOON);
        assertThat(core.state().locations().find("custom-b").orElseThrow().creationTime())
                .isEqualTo(NOON);
    }

    @Test
    void entriesAndTimersKeepNoMoreThanTheMillisecondsThatTheLogKeeps() {
        applyAt(NOON.plusNanos(1_999_999), timerAt(NOON.plusNanos(2_999_999), tx -> {}));

        assertThat(core.state().now()).isEqualTo(NOON.plusMillis(1));
        assertThat(core.state().timers().next()).contains(NOON.plusMillis(2));
    }

    @Test
    void idsFollowFromTheSeedAndNeverRepeatWithinAnEntry() {
        Command<String> newId = tx -> tx.newId("x-");
        List<Outcome> first = applyAt(NOON, newId, newId);
        List<Outcome> sameSeed = applyAt(NOON, newId, newId);
        List<Outcome> otherSeed = core.apply(new Entry(NOON, new Entry.Seed(1, 3), List.of(newId)))
                .outcomes();

        assertThat(first).doesNotHaveDuplicates().isEqualTo(sameSeed);
        assertThat(first).doesNotContainAnyElementsOf(otherSeed);
        assertThat(first.toString()).matches("(?:.*x-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-.*){2}");
    }

    @Test
    void tablesChangeOnlyInsideATransaction() {
        assertThatIllegalStateException()
                .isThrownBy(() -> core.state().locations().put(new Location("custom-a", NOON)))
                .withMessage("tables change only inside a transaction");
    }

    @Test
    void aRestoredSnapshotHasTheSameRowsTimersAndTime() {
        applyAt(NOON, new CreateLocation("custom-a", Map.of("team", "red")));
        applyAt(NOON, timerAt(NOON.plus(Duration.ofHours(1)), tx -> {}));
        Snapshot taken = Snapshot.of(core.state());
        Core other = new Core(defects::add);
        other.apply(new Entry(NOON, new Entry.Seed(9, 9), List.of(new CreateLocation("custom-z", Map.of()))));

        taken.restoreTo(other.state());

        other.state().verify();
        assertThat(Snapshot.of(other.state())).isEqualTo(taken);
        assertThat(other.state().locations().byKey()).containsOnlyKeys("custom-a");
    }
}
