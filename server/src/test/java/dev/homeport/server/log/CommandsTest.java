package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.homeport.core.Refusal;
import dev.homeport.core.Tick;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.Fleet;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.Location;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.TestWait;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CommandsTest {
    @TempDir
    Path folder;

    @Test
    void everyOneOfManyConcurrentCallersGetsItsOwnAnswer() throws Exception {
        Collection<Location> answers = new ConcurrentLinkedQueue<>();
        Collection<String> refusals = new ConcurrentLinkedQueue<>();
        try (ReplicatedLog log = TestLog.open(folder)) {
            inParallel(16, caller -> {
                for (int i = 0; i < 100; i++) {
                    // Every name is asked for by two callers, of whom one has to be refused.
                    String name = "custom-%d-%d".formatted(caller / 2, i);
                    try {
                        Location answer = TestLog.answer(log, new CreateLocation(name, Map.of()));
                        assertThat(answer.name()).isEqualTo(name);
                        answers.add(answer);
                    } catch (Refusal refusal) {
                        assertThat(refusal).hasMessage("Location %s already exists", name);
                        refusals.add(name);
                    }
                }
            });
            assertThat(log.state().locations().all()).hasSize(800).containsExactlyInAnyOrderElementsOf(answers);
            assertThat(refusals).hasSize(800).doesNotHaveDuplicates();
        }
    }

    private interface Caller {
        void call(int number);
    }

    private static void inParallel(int callers, Caller caller) {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < callers; i++) {
            int number = i;
            all.add(CompletableFuture.runAsync(() -> caller.call(number), Thread::startVirtualThread));
        }
        CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
    }

    @Test
    void manyLargeCommandsAtOnceFitIntoEntriesThatTheLogTakes() throws Exception {
        Map<String, String> tags =
                IntStream.range(0, 200).boxed().collect(Collectors.toMap(i -> "k" + i, i -> "v".repeat(256)));
        try (ReplicatedLog log = TestLog.open(folder)) {
            List<CompletableFuture<Fleet>> fleets = IntStream.range(0, 100)
                    .mapToObj(i -> log.submit(new CreateFleet(TestLog.FLEET_SETTINGS, List.of(), tags)))
                    .toList();
            fleets.forEach(CompletableFuture::join);

            assertThat(log.state().fleets().size()).isEqualTo(100);
        }
    }

    @Test
    void aCommandThatCannotBeStoredFailsAloneAndTheLogGoesOn() throws Exception {
        try (ReplicatedLog log = TestLog.open(folder)) {
            CompletableFuture<Location> unstorable = log.submit(new CreateLocation(null, null));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestLog.answer(log, tx -> "not in the vocabulary"))
                    .withMessageContaining("is missing from the vocabulary");

            assertThat(TestLog.answer(log, new CreateLocation("custom-office", Map.of()))
                            .name())
                    .isEqualTo("custom-office");
            assertThat(unstorable).isCompletedExceptionally();
        }
    }

    @Test
    void aFailureToActOnEffectsDoesNotStopTheLog() throws Exception {
        try (ReplicatedLog log = TestLog.open(folder)) {
            List<Object> delivered = new ArrayList<>();
            log.deliverEffectsTo(effects -> {
                delivered.addAll(effects);
                throw new IllegalStateException("no socket");
            });
            Fleet fleet = TestLog.createFleet(log);
            TestLog.answer(
                    log,
                    new RegisterCompute(
                            fleet.id(),
                            "pc",
                            "custom-office",
                            Optional.of("192.0.2.1"),
                            Optional.empty(),
                            Optional.empty()));
            TestLog.answer(
                    log,
                    new ActivateProcess(
                            ProcessKey.of(fleet.id(), "pc", "process-1"),
                            new ServerProcess.Report("Java", "5.0.0", Optional.empty(), 7777, List.of())));

            TestLog.answer(log, new DeregisterCompute(fleet.id(), "pc"));

            assertThat(delivered).hasSize(1);
            TestLog.answer(log, new Tick());
        }
    }

    @Test
    void closingFinishesWhatWasAcceptedAndRefusesWhatComesLater() throws Exception {
        ReplicatedLog log = TestLog.open(folder);
        List<CompletableFuture<Location>> accepted = IntStream.range(0, 3_000)
                .mapToObj(i -> log.submit(new CreateLocation("custom-" + i, Map.of())))
                .toList();

        log.close();

        assertThat(accepted).allSatisfy(one -> assertThat(one).isCompleted());
        assertThatIllegalStateException()
                .isThrownBy(() -> TestLog.answer(log, new Tick()))
                .withMessage("the log is closed");
        try (ReplicatedLog again = TestLog.open(folder)) {
            assertThat(again.state().locations().size()).isEqualTo(3_000);
        }
    }

    @Test
    void everyCommandSubmittedWhileTheLogClosesIsAnsweredOneWayOrTheOther() throws Exception {
        ReplicatedLog log = TestLog.open(folder);
        Collection<CompletableFuture<Location>> submitted = new ConcurrentLinkedQueue<>();
        List<Thread> submitters = IntStream.range(0, 4)
                .mapToObj(caller -> Thread.startVirtualThread(() -> {
                    CompletableFuture<Location> last = new CompletableFuture<>();
                    for (int i = 0; !last.isCompletedExceptionally(); i++) {
                        last = log.submit(new CreateLocation("custom-%d-%d".formatted(caller, i), Map.of()));
                        submitted.add(last);
                    }
                }))
                .toList();
        TestWait.until(() -> submitted.size() > 100);

        log.close();
        for (Thread submitter : submitters) {
            submitter.join();
        }

        TestWait.until(() -> submitted.stream().allMatch(CompletableFuture::isDone));
        long made = submitted.stream()
                .filter(one -> !one.isCompletedExceptionally())
                .count();
        try (ReplicatedLog again = TestLog.open(folder)) {
            assertThat(again.state().locations().size()).isEqualTo((int) made);
        }
    }

    @Test
    void theSameFolderIsNotOpenedTwice() throws Exception {
        try (ReplicatedLog log = TestLog.open(folder)) {
            assertThatExceptionOfType(Exception.class).isThrownBy(() -> TestLog.open(folder));
            TestLog.answer(log, new Tick());
        }
    }
}
