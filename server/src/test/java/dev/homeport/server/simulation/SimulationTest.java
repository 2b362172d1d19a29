package dev.homeport.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.core.placement.Placement;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Many lives of a server. {@code -Dhomeport.simulation.seeds=100000} runs more of them, and
 * {@code -Dhomeport.simulation.seed=42} a single one again.
 */
final class SimulationTest {
    private static final int ENOUGH_TO_MEET_EVERYTHING = 1_000;
    private static final int SEEDS = Integer.getInteger("homeport.simulation.seeds", ENOUGH_TO_MEET_EVERYTHING);
    private static final Long ONLY_SEED = Long.getLong("homeport.simulation.seed");
    private static final int STEPS = 50;
    private static final int ENTRIES_SHOWN = 10;

    private final Coverage coverage = new Coverage();

    @Test
    void everySeedKeepsEveryInvariantAndSurvivesEveryRestart() {
        LongStream seeds = ONLY_SEED == null ? LongStream.range(0, SEEDS) : LongStream.of(ONLY_SEED);

        seeds.parallel().forEach(this::run);

        System.out.println("What the simulation met: " + coverage);
        if (ONLY_SEED == null && SEEDS >= ENOUGH_TO_MEET_EVERYTHING) {
            assertThat(coverage.missing())
                    .as("kinds of commands and timers no seed met")
                    .isEmpty();
            assertThat(coverage.placementEnds())
                    .as("how placements ended")
                    .containsExactlyInAnyOrder(
                            Placement.Status.FULFILLED,
                            Placement.Status.CANCELLED,
                            Placement.Status.TIMED_OUT,
                            Placement.Status.FAILED);
            assertThat(coverage.placedPlayers()).isPositive();
        }
    }

    @Test
    void theSameSeedEndsInTheSameState() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(run(seed)).isEqualTo(run(seed)).isNotEqualTo(run(seed + 1));
        }
    }

    private String run(long seed) {
        Simulation simulation = new Simulation(seed, coverage);
        try {
            return simulation.run(STEPS);
        } catch (RuntimeException | AssertionError e) {
            List<?> trace = simulation.trace();
            String end = trace.subList(Math.max(0, trace.size() - ENTRIES_SHOWN), trace.size()).stream()
                    .map(entry -> "  " + entry + System.lineSeparator())
                    .reduce("", String::concat);
            throw new AssertionError("""
                    Seed %d failed at entry %d: %s
                    Run it again with
                      mvn -pl server -am test -Dtest=SimulationTest -Dsurefire.failIfNoSpecifiedTests=false \
                    -Dhomeport.simulation.seed=%d
                    The last entries were
                    %s""".formatted(seed, trace.size(), e.getMessage(), seed, end), e);
        }
    }
}
