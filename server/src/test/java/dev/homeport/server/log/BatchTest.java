package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

final class BatchTest {
    private final Core core = new Core(defect -> {
        throw new AssertionError(defect);
    });

    private static Pending<String> from(Executor home, String result) {
        Command<String> command = tx -> result;
        return new Pending<>(command, new byte[0], home);
    }

    private void complete(List<Pending<?>> pending) {
        Batch batch = Batch.of(Instant.EPOCH, new Entry.Seed(1, 2), pending);
        batch.complete(core.apply(batch.entry()));
    }

    @Test
    void allWhoShareAHomeAreToldThereInOneTask() {
        List<Runnable> here = new ArrayList<>();
        List<Runnable> there = new ArrayList<>();
        Executor atHere = here::add;
        Executor atThere = there::add;
        Pending<String> first = from(atHere, "first");
        Pending<String> second = from(atThere, "second");
        Pending<String> third = from(atHere, "third");

        complete(List.of(first, second, third));

        assertThat(here).hasSize(1);
        assertThat(there).hasSize(1);
        assertThat(first.result()).isNotDone();
        here.forEach(Runnable::run);
        assertThat(first.result()).isCompletedWithValue("first");
        assertThat(third.result()).isCompletedWithValue("third");
        assertThat(second.result()).isNotDone();
        there.forEach(Runnable::run);
        assertThat(second.result()).isCompletedWithValue("second");
    }

    @Test
    void aResultIsNotLostWhenItsHomeHasClosed() {
        Pending<String> orphan = from(
                task -> {
                    throw new RejectedExecutionException("closed");
                },
                "kept");

        complete(List.of(orphan));

        assertThat(orphan.result()).isCompletedWithValue("kept");
    }
}
