package dev.homeport.serversdk;

import java.time.Duration;
import java.util.List;

/**
 * How long the SDK waits for what. The defaults are those of the other GameLift server SDKs; change them in tests.
 *
 * @param connectDelays the pauses between connection attempts; a lost connection is retried with the last pause for
 *     ever
 * @param handshakeTimeout how long one connection attempt may take
 * @param requestTimeout how long the service has to answer a request
 * @param processReadyTimeout how long the service has to answer processReady
 * @param heartbeatInterval the time between two health reports
 * @param heartbeatJitter by how much that time varies, either way, so that many processes do not report at once
 * @param healthCheckTimeout how long the health check callback may take before the process is reported unhealthy
 * @param refreshOverlap how long the old connection is still read after the service asked for a fresh one
 */
public record Timing(
        List<Duration> connectDelays,
        Duration handshakeTimeout,
        Duration requestTimeout,
        Duration processReadyTimeout,
        Duration heartbeatInterval,
        Duration heartbeatJitter,
        Duration healthCheckTimeout,
        Duration refreshOverlap) {

    public Timing {
        connectDelays = List.copyOf(connectDelays);
        if (connectDelays.isEmpty()) {
            throw new GameLiftException(
                    ErrorType.VALIDATION_EXCEPTION, "connectDelays is empty: expected at least one pause");
        }
    }

    public static Timing defaults() {
        return new Timing(
                List.of(seconds(4), seconds(8), seconds(16), seconds(32), seconds(32), seconds(32)),
                seconds(20),
                seconds(20),
                seconds(6),
                seconds(60),
                seconds(10),
                seconds(50),
                seconds(5));
    }

    public Timing withConnectDelays(Duration... delays) {
        return new Timing(
                List.of(delays),
                handshakeTimeout,
                requestTimeout,
                processReadyTimeout,
                heartbeatInterval,
                heartbeatJitter,
                healthCheckTimeout,
                refreshOverlap);
    }

    public Timing withTimeouts(Duration request, Duration processReady, Duration healthCheck) {
        return new Timing(
                connectDelays,
                handshakeTimeout,
                request,
                processReady,
                heartbeatInterval,
                heartbeatJitter,
                healthCheck,
                refreshOverlap);
    }

    public Timing withHeartbeat(Duration interval, Duration jitter) {
        return new Timing(
                connectDelays,
                handshakeTimeout,
                requestTimeout,
                processReadyTimeout,
                interval,
                jitter,
                healthCheckTimeout,
                refreshOverlap);
    }

    public Timing withRefreshOverlap(Duration overlap) {
        return new Timing(
                connectDelays,
                handshakeTimeout,
                requestTimeout,
                processReadyTimeout,
                heartbeatInterval,
                heartbeatJitter,
                healthCheckTimeout,
                overlap);
    }

    private static Duration seconds(int seconds) {
        return Duration.ofSeconds(seconds);
    }
}
