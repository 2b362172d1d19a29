package dev.homeport.server.simulation.sockets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Many lives of processes and their sockets. {@code -Dhomeport.simulation.sockets.seeds=100000} runs more of them, and
 * {@code -Dhomeport.simulation.sockets.seed=42} a single one again.
 */
final class SocketSimulationTest {
    private static final int SEEDS = Integer.getInteger("homeport.simulation.sockets.seeds", 200);
    private static final Long ONLY_SEED = Long.getLong("homeport.simulation.sockets.seed");
    private static final int STEPS = 120;

    @Test
    void bothSidesAgreeHoweverSocketsDropAndRequestsComeTwice() {
        LongStream seeds = ONLY_SEED == null ? LongStream.range(0, SEEDS) : LongStream.of(ONLY_SEED);

        int played = seeds.parallel().mapToInt(SocketSimulationTest::run).sum();

        assertThat(played).as("sessions that had players in the end").isPositive();
    }

    private static int run(long seed) {
        try {
            return new SocketSimulation(seed).run(STEPS);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("Seed " + seed + " failed: " + e.getMessage(), e);
        }
    }
}
