package dev.homeport.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.Vocabulary;
import dev.homeport.server.log.StoredState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Makes the golden log of a release, once: {@code mvn -pl server -am test -Dtest=GoldenLogMaker
 * -Dsurefire.failIfNoSpecifiedTests=false -Dhomeport.golden.release=0.2.0}. It takes as few simulated lives as hold
 * every kind of command and timer.
 */
final class GoldenLogMaker {
    private static final int SEEDS = 400;
    private static final int STEPS = 50;
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private record Lived(Set<Class<?>> met, GoldenLog.Life life, String summary) {}

    @Test
    @EnabledIfSystemProperty(named = "homeport.golden.release", matches = ".+")
    void make() throws IOException {
        String release = System.getProperty("homeport.golden.release");
        List<Lived> chosen = choose();
        Files.createDirectories(FOLDER);
        try (var out = Files.newOutputStream(FOLDER.resolve(release + ".log.gz"), StandardOpenOption.CREATE_NEW)) {
            new GoldenLog(chosen.stream().map(Lived::life).toList()).write(out);
        }
        String summaries = String.join("", chosen.stream().map(Lived::summary).toList());
        Files.writeString(FOLDER.resolve(release + ".txt"), summaries, StandardOpenOption.CREATE_NEW);
    }

    /** Again and again the life that adds most to what the others have met. */
    private static List<Lived> choose() {
        List<Lived> all = new ArrayList<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            all.add(live(seed));
        }
        Set<Class<?>> missing = new HashSet<>(Vocabulary.COMMANDS);
        missing.addAll(Vocabulary.TIMERS);
        List<Lived> chosen = new ArrayList<>();
        while (!missing.isEmpty()) {
            Lived best = all.getFirst();
            for (Lived other : all) {
                best = adds(other, missing) > adds(best, missing) ? other : best;
            }
            assertThat(adds(best, missing)).as("lives that meet %s", missing).isPositive();
            chosen.add(best);
            missing.removeAll(best.met());
        }
        return chosen;
    }

    private static long adds(Lived lived, Set<Class<?>> missing) {
        return missing.stream().filter(lived.met()::contains).count();
    }

    private static Lived live(long seed) {
        Coverage coverage = new Coverage();
        Simulation simulation = new Simulation(seed, coverage);
        simulation.run(STEPS);
        return new Lived(
                coverage.met(),
                new GoldenLog.Life(simulation.log(), StoredState.encode(simulation.state())),
                GoldenLog.summary(simulation.state()));
    }
}
