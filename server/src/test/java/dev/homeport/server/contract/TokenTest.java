package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.Clients;
import dev.homeport.server.contract.client.ContractClient;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How long an auth token opens the server SDK's socket. */
final class TokenTest {
    private static final int OPENED = 101;
    private static final int FORBIDDEN = 403;

    @RegisterExtension
    static final SharedServer SERVER = new SharedServer();

    private ContractClient client;
    private String fleetId;

    @BeforeEach
    void registerComputes() {
        client = SERVER.client(Clients.WIRE_JSON);
        String location = SERVER.newName("custom-token");
        client.call("CreateLocation", Map.of("LocationName", location));
        Map<String, Object> fleet = client.call(
                "CreateFleet",
                Map.of(
                        "Name", "tokens",
                        "ComputeType", "ANYWHERE",
                        "Locations", List.of(Map.of("Location", location))));
        fleetId = (String) ContractTest.map(fleet, "FleetAttributes").get("FleetId");
        for (String name : List.of("mine", "other")) {
            client.call(
                    "RegisterCompute",
                    Map.of("FleetId", fleetId, "ComputeName", name, "IpAddress", "10.1.2.3", "Location", location));
        }
    }

    @Test
    void aTokenIsGoodUntilItExpires() {
        String token = newToken();
        SERVER.clock().advance(Duration.ofHours(3).minusSeconds(2));
        assertThat(connect("mine", token)).isEqualTo(OPENED);
        SERVER.clock().advance(Duration.ofSeconds(3));
        assertThat(connect("mine", token)).isEqualTo(FORBIDDEN);
        assertThat(connect("mine", newToken())).isEqualTo(OPENED);
    }

    @Test
    void aNewTokenDoesNotEndAnOlderOne() {
        String older = newToken();
        assertThat(newToken()).isNotEqualTo(older);
        assertThat(connect("mine", older)).isEqualTo(OPENED);
    }

    @Test
    void aTokenIsGoodForItsComputeAlone() {
        assertThat(connect("other", newToken())).isEqualTo(FORBIDDEN);
    }

    @Test
    void aTokenEndsWithItsCompute() {
        String token = newToken();
        client.call("DeregisterCompute", Map.of("FleetId", fleetId, "ComputeName", "mine"));
        assertThat(connect("mine", token)).isEqualTo(FORBIDDEN);
    }

    private String newToken() {
        return (String) client.call("GetComputeAuthToken", Map.of("FleetId", fleetId, "ComputeName", "mine"))
                .get("AuthToken");
    }

    /** The status with which the server answers a process that connects. */
    private int connect(String computeName, String token) {
        URI uri =
                URI.create("ws://%s/?Authorization=%s&ComputeId=%s&FleetId=%s&pID=%s&sdkLanguage=Java&sdkVersion=5.4.0"
                        .formatted(
                                SERVER.endpoint().getAuthority(),
                                token,
                                computeName,
                                fleetId,
                                SERVER.newName("process")));
        try (HttpClient http = HttpClient.newHttpClient()) {
            http.newWebSocketBuilder()
                    .connectTimeout(Duration.ofSeconds(20))
                    .buildAsync(uri, new WebSocket.Listener() {})
                    .join()
                    .abort();
            return OPENED;
        } catch (CompletionException e) {
            if (e.getCause() instanceof WebSocketHandshakeException refused) {
                return refused.getResponse().statusCode();
            }
            throw e;
        }
    }
}
