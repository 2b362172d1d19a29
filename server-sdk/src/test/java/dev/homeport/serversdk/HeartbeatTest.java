package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.callbacks;
import static dev.homeport.serversdk.GameServers.connect;
import static dev.homeport.serversdk.GameServers.parameters;
import static dev.homeport.serversdk.GameServers.timing;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HeartbeatTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Timing FAST = timing().withHeartbeat(Duration.ofMillis(20), Duration.ofMillis(10));

    private final ScriptedService service = new ScriptedService();
    private GameLiftServer server;

    @AfterEach
    void stop() throws IOException {
        server.close();
        service.close();
    }

    private ScriptedSocket ready(Timing timing, BooleanSupplier health) {
        server = connect(parameters(service.url()).timing(timing));
        server.processReady(callbacks().onHealthCheck(health).build());
        return service.socket();
    }

    private static Object health(ScriptedSocket socket) {
        return socket.receive("HeartbeatServerProcess").members().get("HealthStatus");
    }

    private static void awaitHealth(ScriptedSocket socket, boolean expected) {
        Object health = health(socket);
        while (!health.equals(expected)) {
            health = health(socket);
        }
    }

    @Test
    void theFirstHeartbeatFollowsProcessReadyAtOnce() {
        ScriptedSocket socket = ready(timing(), () -> true);
        assertThat(health(socket)).isEqualTo(true);
    }

    @Test
    void heartbeatsGoOnAndTellHowTheGameIs() {
        AtomicBoolean healthy = new AtomicBoolean(true);
        ScriptedSocket socket = ready(FAST, healthy::get);
        awaitHealth(socket, true);
        healthy.set(false);
        awaitHealth(socket, false);
        healthy.set(true);
        awaitHealth(socket, true);
    }

    @Test
    void heartbeatsGoOnAfterAReconnect() {
        ScriptedSocket socket = ready(FAST, () -> true);
        socket.kill();
        assertThat(health(service.socket())).isEqualTo(true);
    }

    @Test
    void aHealthCheckThatFailsMeansUnhealthy() {
        BooleanSupplier failing = () -> {
            throw new IllegalStateException("the game has a bug");
        };
        ScriptedSocket socket = ready(timing(), failing);
        assertThat(health(socket)).isEqualTo(false);
    }

    @Test
    void aHealthCheckThatHangsMeansUnhealthyAndIsNotStartedTwice() {
        CountDownLatch hang = new CountDownLatch(1);
        AtomicInteger checks = new AtomicInteger();
        BooleanSupplier hanging = () -> {
            checks.incrementAndGet();
            try {
                hang.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return true;
        };
        try {
            ScriptedSocket socket = ready(FAST.withTimeouts(LONG, LONG, Duration.ofMillis(20)), hanging);
            assertThat(health(socket)).isEqualTo(false);
            assertThat(health(socket)).isEqualTo(false);
            assertThat(health(socket)).isEqualTo(false);
            assertThat(checks).hasValue(1);
        } finally {
            hang.countDown();
        }
    }
}
