package dev.homeport.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the program with signal 9 while clients write, again and again on the same data. Each restart must hold every
 * acknowledged write, nothing that nobody asked for, and no write by half. More rounds: -Dhomeport.crash.rounds=N.
 */
class CrashIT {
    private static final int ROUNDS = Integer.getInteger("homeport.crash.rounds", 25);
    private static final int WRITERS = 8;
    private static final int WRITES_MAX = 400;

    /** So few that snapshots and purges of the log are among the moments at which the program is killed. */
    private static final int ENTRIES_PER_SNAPSHOT = 20;

    private static List<String> javaOptions;

    @TempDir
    private Path data;

    private final Random random = new Random();

    /** Most of a round is spent starting, so the starts are made as fast as the launcher makes them. */
    @BeforeAll
    static void recordStartUpCache(@TempDir Path folder) throws InterruptedException {
        Path cache = folder.resolve("homeport.aot");
        try (Program training = Program.startWith(List.of("-XX:AOTCacheOutput=" + cache), "train")) {
            assertThat(training.awaitEnd().exitCode()).isZero();
        }
        javaOptions = List.of(
                "-XX:AOTCache=" + cache,
                "-XX:TieredStopAtLevel=1",
                "-Dhomeport.snapshot.entries=" + ENTRIES_PER_SNAPSHOT);
    }

    @Test
    void everyAcknowledgedWriteSurvivesAndNoneIsHalfDone() throws Exception {
        List<Ledger> ledgers = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            try (Program program = start()) {
                URI endpoint = program.awaitReady();
                if (round > 0) {
                    check(endpoint, round - 1, ledgers.getLast());
                }
                ledgers.add(writeAndKill(program, endpoint, round));
            }
        }
        try (Program program = start()) {
            URI endpoint = program.awaitReady();
            for (int round = 0; round < ROUNDS; round++) {
                check(endpoint, round, ledgers.get(round));
            }
        }
    }

    private Program start() {
        return Program.startWith(javaOptions, "dev", "--port", "0", "--data", data.toString());
    }

    private Ledger writeAndKill(Program program, URI endpoint, int round) throws Exception {
        Ledger ledger = new Ledger();
        CountDownLatch enough = new CountDownLatch(1 + random.nextInt(WRITES_MAX));
        try (Api api = new Api(endpoint);
                ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
            List<Future<Void>> writers = new ArrayList<>();
            for (int i = 0; i < WRITERS; i++) {
                writers.add(threads.submit(new Writer(api, mark(round) + i, ledger, enough)));
            }
            boolean busy = enough.await(60, TimeUnit.SECONDS);
            program.kill();
            for (Future<Void> writer : writers) {
                writer.get(60, TimeUnit.SECONDS);
            }
            assertThat(busy).as("The server took enough writes in time").isTrue();
        }
        return ledger;
    }

    private static void check(URI endpoint, int round, Ledger ledger) throws IOException, InterruptedException {
        try (Api api = new Api(endpoint)) {
            Set<String> held = Facts.read(api, mark(round));

            assertThat(without(ledger.acknowledged, held))
                    .as("Lost from round %d", round)
                    .isEmpty();
            assertThat(without(held, ledger.asked))
                    .as("Never asked for in round %d", round)
                    .isEmpty();
            assertThat(without(companions(held), held))
                    .as("Half done in round %d", round)
                    .isEmpty();
        }
    }

    /** What must be true as well, given the fleets that are there. */
    private static Set<String> companions(Set<String> held) {
        return held.stream()
                .filter(fact -> fact.matches("fleet \\S+"))
                .map(fact -> fact.substring("fleet ".length()))
                .flatMap(fleet -> Facts.fleet(fleet, "custom-" + fleet).stream())
                .collect(Collectors.toSet());
    }

    private static Set<String> without(Set<String> facts, Set<String> others) {
        return facts.stream().filter(fact -> !others.contains(fact)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String mark(int round) {
        return "round" + round + "-writer";
    }
}
