package dev.homeport.server.gateway;

import java.time.Duration;
import java.util.Optional;

/**
 * Where the gateway is served, to whom, and what stands behind it.
 *
 * @param onMainPort whether unsigned requests are served on the main port; signed ones always are
 * @param port another port that serves the gateway and nothing else; 0 takes a free one
 * @param queue the queue that places new game sessions; without one they are made in the first fleet
 * @param token what callers have to show as a bearer token
 * @param requestsPerMinute how many requests one address may make
 * @param allowedOrigin whose web pages may call, as CORS has it
 * @param creationTimeout how long a caller waits at most for a new game session to become active
 */
public record GatewaySettings(
        boolean onMainPort,
        Optional<Integer> port,
        Optional<String> queue,
        Optional<String> token,
        Optional<Integer> requestsPerMinute,
        String allowedOrigin,
        Duration creationTimeout) {

    /** On the main port alone, for everybody: the first fleet makes the game sessions. */
    public static final GatewaySettings OPEN = new GatewaySettings(
            true, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), "*", Duration.ofSeconds(30));

    public GatewaySettings {
        port.ifPresent(
                value -> require(value >= 0 && value <= 65535, "gateway port must be between 0 and 65535", value));
        token.ifPresent(secret -> require(!secret.isBlank(), "gateway token must not be empty", ""));
        requestsPerMinute.ifPresent(rate -> require(rate > 0, "gateway rate must be at least 1 a minute", rate));
        require(creationTimeout.isPositive(), "gateway timeout must be longer than zero", creationTimeout);
    }

    /** Leaves out the token, because settings end up in logs. */
    @Override
    public String toString() {
        return "GatewaySettings[onMainPort=%s, port=%s, queue=%s]".formatted(onMainPort, port, queue);
    }

    private static void require(boolean holds, String message, Object value) {
        if (!holds) {
            throw new IllegalArgumentException(message + ", but was '" + value + "'");
        }
    }
}
