package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.Target;
import dev.homeport.server.contract.client.WireProtocol;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Requests that no AWS client would send, to a server with access keys. */
@ParameterizedClass
@EnumSource(WireProtocol.class)
final class SignatureTest {
    private static final String OPERATION = "ListLocations";

    @RegisterExtension
    static final SharedServer SERVER = Signed.server();

    @Parameter
    WireProtocol protocol;

    @Test
    void aRequestSignedNowIsServed() {
        assertThat(send(signed(Duration.ZERO), body(1)).status()).isEqualTo(200);
        assertThat(send(signed(Duration.ofMinutes(-4)), body(1)).status()).isEqualTo(200);
    }

    @Test
    void aRequestWithoutASignatureIsRefused() {
        assertRefused("MissingAuthenticationTokenException", protocol.headers(OPERATION), body(1));
    }

    @Test
    void aSignatureThatIsNoneIsRefused() {
        Map<String, String> headers = new HashMap<>(signed(Duration.ZERO));
        headers.put("Authorization", "AWS4-HMAC-SHA256 Credential=AKIDHOMEPORT");
        assertRefused("IncompleteSignatureException", headers, body(1));
    }

    @Test
    void aRequestSignedTooLongAgoOrTooFarAheadIsRefused() {
        assertRefused("InvalidSignatureException", signed(Duration.ofMinutes(-6)), body(1));
        assertRefused("InvalidSignatureException", signed(Duration.ofMinutes(6)), body(1));
    }

    @Test
    void aBodyThatWasChangedIsRefused() {
        assertRefused("InvalidSignatureException", signed(Duration.ZERO), body(2));
    }

    @Test
    void aChangedBodyIsRefusedEvenIfItsHashWasChangedToo() {
        Map<String, String> headers = new HashMap<>(signed(Duration.ZERO));
        headers.put("x-amz-content-sha256", "0".repeat(64));
        assertRefused("InvalidSignatureException", headers, body(1));
    }

    @Test
    void aHeaderThatWasChangedIsRefused() {
        Map<String, String> headers = new HashMap<>(signed(Duration.ZERO));
        headers.put("Content-Type", protocol.headers(OPERATION).get("Content-Type") + ";charset=utf-8");
        assertRefused("InvalidSignatureException", headers, body(1));
    }

    @Test
    void whetherTheServerIsAliveAndReadyIsNoSecret() {
        assertThat(raw().send("GET", "/healthz", Map.of(), new byte[0]).status())
                .isEqualTo(200);
        assertThat(raw().send("GET", "/readyz", Map.of(), new byte[0]).status()).isEqualTo(200);
    }

    private void assertRefused(String code, Map<String, String> headers, byte[] body) {
        RawHttp.Answer answer = send(headers, body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.header("content-type"))
                .isEqualTo(protocol.headers(OPERATION).get("Content-Type"));
        assertThat((String) answer.body().get("__type")).endsWith(code);
        assertThat(new String(answer.bytes(), StandardCharsets.UTF_8)).doesNotContain(Signed.RIGHT.secret());
    }

    private Map<String, String> signed(Duration fromNow) {
        Target target = new Target(SERVER.endpoint(), Signed.RIGHT, Optional.empty());
        Clock clock = Clock.fixed(Instant.now().plus(fromNow), ZoneOffset.UTC);
        return protocol.signed(OPERATION, body(1), target, clock);
    }

    private byte[] body(int limit) {
        return protocol.format().write(Map.of("Limit", limit));
    }

    private RawHttp.Answer send(Map<String, String> headers, byte[] body) {
        return raw().send("POST", protocol.path(OPERATION), headers, body);
    }

    private static RawHttp raw() {
        return new RawHttp(SERVER.endpoint());
    }
}
