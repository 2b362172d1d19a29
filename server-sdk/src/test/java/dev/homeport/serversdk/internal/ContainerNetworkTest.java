package dev.homeport.serversdk.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpServer;
import dev.homeport.serversdk.ContainerGroupType;
import dev.homeport.serversdk.ContainerNetworkInfo;
import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ContainerNetworkTest {
    private static final String ENDPOINT = "GAMELIFT_CONTAINER_DISCOVERY_SERVER_ENDPOINT";
    private static final String METADATA = "ECS_CONTAINER_METADATA_URI_V4";
    private static final ContainerNetworkInfo GAME =
            new ContainerNetworkInfo("game", "b896", "172.17.0.3", ContainerGroupType.GAME_SERVER);
    private static final String JSON = """
            [{"containerName":"game","ipAddress":"172.17.0.3","containerId":"b896","containerGroupType":"GAME_SERVER"},
             {"containerName":"new","ipAddress":"172.17.0.4","containerId":"3c23","containerGroupType":"OTHER"}]""";

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        serve("/metadata", 200, "{\"Networks\":[{\"NetworkMode\":\"bridge\",\"IPv4Addresses\":[\"127.0.0.5\"]}]}");
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void serve(String path, int status, String json) {
        server.createContext(path, exchange -> {
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private ContainerNetwork network(String name, String value) {
        return new ContainerNetwork(
                Map.of("GAMELIFT_COMPUTE_TYPE", "CONTAINER", name, value),
                server.getAddress().getPort());
    }

    @Test
    void theDiscoveryServerKnowsTheContainers() {
        serve("/v1/", 200, JSON);
        assertThat(network(ENDPOINT, url()).list())
                .containsExactly(
                        GAME, new ContainerNetworkInfo("new", "3c23", "172.17.0.4", ContainerGroupType.UNKNOWN));
    }

    @Test
    void theDiscoveryServerIsOnTheGatewayUnlessSaidOtherwise() {
        serve("/v1/", 200, JSON);
        assertThat(network(METADATA, url() + "/metadata").list()).contains(GAME);
    }

    @Test
    void theGatewayIsAskedWhenTheGivenAddressIsDead() {
        serve("/v1/", 200, JSON);
        Map<String, String> variables = Map.of(
                "GAMELIFT_COMPUTE_TYPE", "CONTAINER", ENDPOINT, "http://127.0.0.1:1", METADATA, url() + "/metadata");
        assertThat(new ContainerNetwork(variables, server.getAddress().getPort()).list())
                .contains(GAME);
    }

    @Test
    void failuresSayWhatTheDiscoveryServerDid() {
        assertThat(failureOf(network(ENDPOINT, url()))).hasMessage("the container discovery server answered 404");
        assertThat(failureOf(network(ENDPOINT, "http://127.0.0.1:1"))).hasMessageContaining("could not be reached");
        assertThat(failureOf(network(ENDPOINT, "nowhere"))).hasMessageContaining("'nowhere/v1/' is no URL");
        assertThat(failureOf(network("OTHER", "x"))).hasMessageContaining(ENDPOINT);
        serve("/v1/", 200, "[{");
        GameLiftException broken = failureOf(network(ENDPOINT, url()));
        assertThat(broken).hasMessageContaining("not well-formed JSON");
        assertThat(broken.type()).isEqualTo(ErrorType.INTERNAL_SERVICE_EXCEPTION);
    }

    @Test
    void otherComputesHaveNoContainers() {
        GameLiftException failure = failureOf(new ContainerNetwork(Map.of("GAMELIFT_COMPUTE_TYPE", "ANYWHERE")));
        assertThat(failure.type()).isEqualTo(ErrorType.UNSUPPORTED_COMPUTE_TYPE_EXCEPTION);
        assertThat(failure).hasMessageContaining("ListContainersNetworkInfo").hasMessageContaining("'ANYWHERE'");
    }

    private static GameLiftException failureOf(ContainerNetwork network) {
        return catchThrowableOfType(GameLiftException.class, network::list);
    }
}
