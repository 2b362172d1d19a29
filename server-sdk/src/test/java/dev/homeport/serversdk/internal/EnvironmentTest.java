package dev.homeport.serversdk.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.homeport.serversdk.ServerParameters;
import dev.homeport.serversdk.Timing;
import dev.homeport.serversdk.metrics.MetricsParameters;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EnvironmentTest {
    private static final ServerParameters CODE = ServerParameters.builder()
            .webSocketUrl("wss://code.example")
            .fleetId("fleet-code")
            .hostId("host-code")
            .processId("process-code")
            .authToken("token-code")
            .build();

    @Test
    void anEmptyVariableOverridesNothing() {
        assertThat(new Environment(Map.of("GAMELIFT_SDK_FLEET_ID", "")).apply(CODE))
                .isEqualTo(CODE);
    }

    @Test
    void aManagedResourceGetsAProcessIdOfItsOwn() {
        Environment environment = new Environment(Map.of("GAMELIFT_SDK_PROCESS_ID", "ManagedResource"));
        assertThat(environment.apply(CODE).processId())
                .hasSize(36)
                .isNotEqualTo(environment.apply(CODE).processId());
    }

    @Test
    void timingFollowsTheVariablesOfTheGoSdk() {
        Timing timing = new Environment(Map.of(
                        "HEALTHCHECK_INTERVAL", "1m30s",
                        "HEALTHCHECK_MAX_JITTER", "1500ms",
                        "HEALTHCHECK_TIMEOUT", "1h",
                        "SERVICE_CALL_TIMEOUT", "7s"))
                .apply(CODE)
                .timing();
        assertThat(timing.heartbeatInterval()).isEqualTo(Duration.ofSeconds(90));
        assertThat(timing.heartbeatJitter()).isEqualTo(Duration.ofMillis(1500));
        assertThat(timing.healthCheckTimeout()).isEqualTo(Duration.ofHours(1));
        assertThat(timing.requestTimeout()).isEqualTo(Duration.ofSeconds(7));
    }

    @Test
    void aDurationThatIsNoneIsNamed() {
        assertThatThrownBy(() -> new Environment(Map.of("HEALTHCHECK_INTERVAL", "60")).apply(CODE))
                .hasMessageContaining("HEALTHCHECK_INTERVAL '60'");
    }

    @Test
    void metricsFollowTheirVariables() {
        MetricsParameters given = MetricsParameters.defaults().withGlobalTag("env", "dev");
        assertThat(new Environment(Map.of()).apply(given)).isEqualTo(given);
        assertThat(new Environment(Map.of(
                                "GAMELIFT_STATSD_HOST", "statsd.example",
                                "GAMELIFT_STATSD_PORT", "1",
                                "GAMELIFT_CRASH_REPORTER_HOST", "crash.example",
                                "GAMELIFT_CRASH_REPORTER_PORT", "2",
                                "GAMELIFT_FLUSH_INTERVAL_MS", "3",
                                "GAMELIFT_MAX_PACKET_SIZE", "4",
                                "GAMELIFT_ENABLE_DIMENSIONAL_METRICS", "true"))
                        .apply(given))
                .isEqualTo(new MetricsParameters(
                        "statsd.example", 1, "crash.example", 2, 3, 4, true, Map.of("env", "dev")));
        assertThatThrownBy(() -> new Environment(Map.of("GAMELIFT_STATSD_PORT", "http")).apply(given))
                .hasMessageContaining("GAMELIFT_STATSD_PORT 'http'");
    }

    @Test
    void secretsAreNotPrinted() {
        ServerParameters secret =
                CODE.toBuilder().awsCredentials("AKID", "s3cret", "s3ssion").build();
        assertThat(secret.toString()).contains("process-code").doesNotContain("token-code", "s3cret", "s3ssion");
    }

    @Test
    void aContainerAsksItsMetadataServiceWhoItIs() throws IOException {
        HttpServer metadata = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        serve(metadata, "/v4/task", "{\"TaskARN\":\"arn:aws:ecs:us-west-2:1:task/cluster/abc123\"}");
        serve(metadata, "/creds", "{\"AccessKeyId\":\"AKID\",\"SecretAccessKey\":\"s\",\"Token\":\"t\"}");
        metadata.start();
        try {
            String url = "http://localhost:" + metadata.getAddress().getPort();
            Map<String, String> variables = Map.of(
                    "ECS_CONTAINER_METADATA_URI_V4", url + "/v4", "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "/creds");
            ServerParameters nobody = CODE.toBuilder().hostId("").authToken("").build();

            ServerParameters identified = new Container(variables, url).identify(nobody);
            assertThat(identified.hostId()).isEqualTo("abc123");
            assertThat(identified.accessKey()).isEqualTo("AKID");
            assertThat(identified.sessionToken()).isEqualTo("t");
            assertThatThrownBy(() -> new Container(variables, url + "/wrong").identify(nobody))
                    .hasMessageContaining("answered 404");
        } finally {
            metadata.stop(0);
        }
    }

    @Test
    void aContainerNeedsItsVariables() {
        assertThatThrownBy(() -> new Environment(Map.of("GAMELIFT_COMPUTE_TYPE", "CONTAINER"))
                        .apply(CODE.toBuilder().authToken("").build()))
                .hasMessageContaining("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI is not set");
    }

    private static void serve(HttpServer server, String path, String json) {
        server.createContext(path, exchange -> {
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }
}
