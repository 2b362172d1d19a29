package dev.homeport.server.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who gets into the gateway, and where. */
class GatewayDoorTest {
    private static final GatewaySettings OPEN = GatewaySettings.OPEN;

    @TempDir
    private Path data;

    @Test
    void aTokenIsAskedForWhereOneIsSet() throws Exception {
        try (TestHomeport homeport = start(false, settings(true, Optional.of("s3cret"), Optional.empty()))) {
            GatewayClient gateway = new GatewayClient(homeport.endpoint());

            assertThat(gateway.get("/find_session").text("code")).isEqualTo("Unauthorized");
            assertThat(gateway.send(gateway.request("/find_session").header("Authorization", "Bearer wrong"))
                            .status())
                    .isEqualTo(401);
            assertThat(gateway.send(gateway.request("/find_session").header("Authorization", "Bearer s3cret"))
                            .body())
                    .isEqualTo("[]");
        }
    }

    @Test
    void anAddressThatCallsTooOftenHasToWait() throws Exception {
        try (TestHomeport homeport = start(false, settings(true, Optional.empty(), Optional.of(2)))) {
            GatewayClient gateway = new GatewayClient(homeport.endpoint());

            assertThat(gateway.get("/find_session").status()).isEqualTo(200);
            assertThat(gateway.get("/find_session").status()).isEqualTo(200);
            GatewayClient.Answer refused = gateway.get("/find_session");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.text("error")).contains("try again in a minute");
        }
    }

    @Test
    void aBrowserMayCallFromAnywhereUnlessToldOtherwise() throws Exception {
        try (TestHomeport homeport = start(false, OPEN)) {
            GatewayClient gateway = new GatewayClient(homeport.endpoint());

            GatewayClient.Answer preflight =
                    gateway.send(gateway.request("/create_session").method("OPTIONS", BodyPublishers.noBody()));

            assertThat(preflight.status()).isEqualTo(204);
            assertThat(header(preflight, "access-control-allow-origin")).isEqualTo("*");
            assertThat(header(preflight, "access-control-allow-headers")).isEqualTo("content-type, authorization");
            assertThat(header(gateway.post("/create_session", "{}"), "access-control-allow-origin"))
                    .as("errors can be read too")
                    .isEqualTo("*");
        }
    }

    @Test
    void aPortOfItsOwnServesTheGatewayAndNothingElse() throws Exception {
        try (TestHomeport homeport = start(
                true,
                new GatewaySettings(
                        false,
                        Optional.of(0),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "*",
                        OPEN.creationTimeout()))) {
            GatewayClient own = new GatewayClient(homeport.gatewayEndpoint());

            assertThat(own.get("/find_session").body()).isEqualTo("[]");
            assertThat(own.get("/healthz").status()).isEqualTo(404);
            assertThat(own.post("/", "{}").text("error")).isEqualTo("There is nothing at POST /");
            GatewayClient main = new GatewayClient(homeport.endpoint());
            assertThat(main.get("/find_session").text("code")).isEqualTo("GatewayOff");
        }
    }

    @Test
    void aSignatureThatIsWrongIsRefused() throws Exception {
        try (TestHomeport homeport = start(true, OPEN)) {
            GatewayClient gateway = new GatewayClient(homeport.endpoint());

            GatewayClient.Answer refused = gateway.send(gateway.request("/find_session")
                    .header(
                            "Authorization",
                            "AWS4-HMAC-SHA256 Credential=AKID/20260101/us-west-2/gamelift/aws4_request,"
                                    + " SignedHeaders=host, Signature=00"));

            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.text("error")).isNotEmpty();
        }
    }

    private TestHomeport start(boolean keys, GatewaySettings settings) {
        return TestHomeport.start(
                data, config -> keys ? config.keys(Map.of("any", "any")).gateway(settings) : config.gateway(settings));
    }

    private static GatewaySettings settings(boolean main, Optional<String> token, Optional<Integer> rate) {
        return new GatewaySettings(main, Optional.empty(), Optional.empty(), token, rate, "*", OPEN.creationTimeout());
    }

    private static String header(GatewayClient.Answer answer, String name) {
        return answer.response().headers().firstValue(name).orElse("");
    }
}
