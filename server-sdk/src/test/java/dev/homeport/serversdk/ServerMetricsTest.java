package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.GAME_SESSION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.homeport.serversdk.GameServers.Host;
import dev.homeport.serversdk.metrics.Collector;
import dev.homeport.serversdk.metrics.Metrics;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ServerMetricsTest {
    private static final long PID = ProcessHandle.current().pid();

    private final ScriptedService service = new ScriptedService();
    private Collector collector;

    @BeforeEach
    void start() throws IOException {
        collector = new Collector();
    }

    @AfterEach
    void stop() throws IOException {
        service.close();
        collector.close();
    }

    @Test
    void metricsCarryTheGameSessionFromItsStartToTheEndOfTheProcess() throws IOException, InterruptedException {
        try (GameLiftServer server = GameServers.connect(service)) {
            ScriptedSocket socket = service.socket();
            Metrics metrics = server.initMetrics(collector.parameters());
            assertThat(collector.call()).isEqualTo("GET /register?process_pid=" + PID);
            server.processReady(GameServers.callbacks().build());
            socket.receive("HeartbeatServerProcess");
            assertThat(metrics.globalTags()).containsOnlyKeys("process_pid", "gamelift_process_id");

            socket.send(GameServers.CREATE_GAME_SESSION);
            assertThat(collector.call()).isEqualTo("GET /update?process_pid=" + PID + "&session_id=" + GAME_SESSION);
            assertThat(metrics.globalTags()).containsEntry("session_id", GAME_SESSION);

            server.processEnding();
            assertThat(collector.flush()).singleElement().asString().startsWith("server.up:0|g|#process_pid:" + PID);
            assertThat(collector.call()).isEqualTo("GET /deregister?process_pid=" + PID);
        }
    }

    @Test
    void metricsThatStartLateKnowTheGameSession() {
        try (Host host = GameServers.host(service)) {
            assertThat(host.server().initMetrics(collector.parameters()).globalTags())
                    .containsEntry("session_id", GAME_SESSION);
        }
    }

    @Test
    void destroyEndsMetrics() throws IOException {
        GameLiftServer server = GameServers.connect(service);
        server.initMetrics(collector.parameters()).gauge("players").set(7);
        server.destroy();
        assertThat(collector.flush()).hasSize(2).first().asString().startsWith("server.players:7|g|#");
    }

    @Test
    void metricsStartOnceAndOnlyWhileTheSdkRuns() {
        GameLiftServer server = GameServers.connect(service);
        server.initMetrics(collector.parameters());
        assertThat(catchThrowableOfType(GameLiftException.class, () -> server.initMetrics(collector.parameters()))
                        .type())
                .isEqualTo(ErrorType.METRIC_CONFIGURATION_EXCEPTION);
        server.destroy();

        GameLiftServer gone = GameServers.connect(service);
        gone.destroy();
        assertThat(catchThrowableOfType(GameLiftException.class, gone::initMetrics)
                        .type())
                .isEqualTo(ErrorType.GAMELIFT_SERVER_NOT_INITIALIZED);
    }
}
