package dev.homeport.core.fleet;

import dev.homeport.core.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How computes are to run game server processes, and what is asked of those.
 *
 * @param mostActivations how many game sessions may be activating on one compute
 */
public record RuntimeConfiguration(
        List<Launch> launches, Optional<Integer> mostActivations, Optional<Integer> activationTimeoutSeconds) {
    private static final int MOST_EXECUTIONS = 50;
    private static final int MOST_ACTIVATIONS = Integer.MAX_VALUE;
    private static final Duration DEFAULT_ACTIVATION_TIMEOUT = Duration.ofMinutes(5);

    /** For a fleet that was given none. */
    public static final RuntimeConfiguration DEFAULT =
            new RuntimeConfiguration(List.of(), Optional.empty(), Optional.empty());

    /** A program, and how many of it run at once on each compute. */
    public record Launch(String path, Optional<String> parameters, int concurrentExecutions) {}

    RuntimeConfiguration checked() {
        long executions =
                launches.stream().mapToLong(Launch::concurrentExecutions).sum();
        if (executions > MOST_EXECUTIONS) {
            throw Refusal.limitExceeded(
                    "RuntimeConfiguration.ServerProcesses adds up to %d ConcurrentExecutions; a compute runs at most %d",
                    executions, MOST_EXECUTIONS);
        }
        return this;
    }

    /** How long a process may take to activate a game session. */
    public Duration activationTimeout() {
        return activationTimeoutSeconds.map(Duration::ofSeconds).orElse(DEFAULT_ACTIVATION_TIMEOUT);
    }

    boolean allowsMoreThan(int activations) {
        return activations < mostActivations.orElse(MOST_ACTIVATIONS);
    }
}
