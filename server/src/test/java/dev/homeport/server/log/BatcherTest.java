package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.server.TestWait;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class BatcherTest {
    private final Core core = new Core(defect -> {
        throw new AssertionError(defect);
    });
    private final ExecutorService applier = Executors.newSingleThreadExecutor();
    private final CompletableFuture<Void> disk = new CompletableFuture<>();
    private final List<Batch> appended = Collections.synchronizedList(new ArrayList<>());
    private Batcher batcher;

    @AfterEach
    void stop() {
        batcher.close();
        applier.close();
    }

    private void start(LogLimits.Intake limits, TimeSource time, Function<Batch, CompletionStage<?>> log) {
        batcher = new Batcher(limits, time, core.state(), batch -> {
            appended.add(batch);
            return log.apply(batch);
        });
        batcher.start();
    }

    /** As the real log does, but without a disk. */
    private CompletionStage<?> applyElsewhere(Batch batch) {
        return CompletableFuture.runAsync(
                () -> {
                    batch.complete(core.apply(batch.entry()));
                    batcher.timersChanged();
                },
                applier);
    }

    private <R> CompletableFuture<R> submit(Command<R> command, int bytes) {
        Pending<R> pending = new Pending<>(command, new byte[bytes], Runnable::run);
        batcher.submit(pending);
        return pending.result();
    }

    /** A log that writes nothing until it is let, so that the batcher holds what it got. */
    private void startHeldUp(LogLimits.Intake limits) {
        start(limits, TimeSource.real(), batch -> disk.thenCompose(done -> applyElsewhere(batch)));
    }

    @Test
    void noMoreCommandsWaitThanTheLimitAllows() {
        startHeldUp(new LogLimits.Intake(10, 1_000, 1, 1_000));

        List<CompletableFuture<Integer>> results =
                IntStream.range(0, 100).mapToObj(i -> submit(tx -> i, 1)).toList();

        List<CompletableFuture<Integer>> refused =
                results.stream().filter(CompletableFuture::isDone).toList();
        assertThat(refused)
                .hasSizeBetween(80, 90)
                .allSatisfy(
                        result -> assertThat(result)
                                .failsWithin(0, TimeUnit.SECONDS)
                                .withThrowableThat()
                                .withCauseInstanceOf(OverloadedException.class)
                                .withMessageContaining(
                                        "no more than 10 commands of 1000 bytes in all may wait to be written; try again later"));
        disk.complete(null);
        TestWait.until(() -> results.stream().allMatch(CompletableFuture::isDone));
        assertThat(results.stream().filter(CompletableFuture::isCompletedExceptionally))
                .hasSameSizeAs(refused);
    }

    @Test
    void noMoreBytesWaitThanTheLimitAllowsAndRoomComesBack() {
        startHeldUp(new LogLimits.Intake(1_000, 100, 1, 1_000));

        TestWait.until(() -> submit(tx -> "too much", 60).isCompletedExceptionally());
        disk.complete(null);
        TestWait.until(() -> !submit(tx -> "fits again", 60).isCompletedExceptionally());
    }

    @Test
    void anEntryHoldsNoMoreCommandsOrBytesThanItMay() {
        CompletableFuture<Void> disk = new CompletableFuture<>();
        start(
                new LogLimits.Intake(1_000, 100_000, 3, 100),
                TimeSource.real(),
                batch -> disk.thenCompose(done -> applyElsewhere(batch)));
        List<CompletableFuture<?>> results = new ArrayList<>();
        results.add(submit(tx -> null, 1));
        TestWait.until(() -> appended.size() == 1);
        results.add(submit(tx -> null, 1));
        TestWait.until(() -> appended.size() == 2);

        for (int bytes : List.of(10, 10, 10, 10, 60, 60, 500, 1)) {
            results.add(submit(tx -> null, bytes));
        }
        disk.complete(null);
        results.forEach(CompletableFuture::join);

        assertThat(appended.stream()
                        .skip(2)
                        .map(batch -> batch.pending().stream()
                                .map(pending -> pending.bytes().length)
                                .toList()))
                .containsExactly(List.of(10, 10, 10), List.of(10, 60), List.of(60), List.of(500), List.of(1));
    }

    @Test
    void aLogThatFailsFailsTheCommandsOfThatEntryAlone() {
        start(LogLimits.DEFAULT.intake(), TimeSource.real(), batch -> {
            if (appended.size() == 1) {
                throw new IllegalStateException("broken");
            }
            return applyElsewhere(batch);
        });

        CompletableFuture<String> first = submit(tx -> "first", 1);
        TestWait.until(first::isDone);

        assertThat(first).isCompletedExceptionally();
        assertThat(submit(tx -> "second", 1).join()).isEqualTo("second");
    }

    @Test
    void aTimerSetWhileTheThreadSleepsWakesItInTime() {
        start(LogLimits.DEFAULT.intake(), TimeSource.real(), this::applyElsewhere);
        for (int i = 0; i < 100; i++) {
            CompletableFuture<Instant> fired = new CompletableFuture<>();
            CompletableFuture<Void> set = submit(
                    tx -> {
                        tx.timers().at(tx.now().plusMillis(2), timerTx -> fired.complete(timerTx.now()));
                        return null;
                    },
                    1);
            TestWait.until(() -> set.isDone() && fired.isDone());
        }
        assertThat(core.state().timers().all()).isEmpty();
    }
}
