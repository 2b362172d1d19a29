package dev.homeport.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.auth.Verification.Rejected;
import dev.homeport.server.auth.Verification.Verified;
import dev.homeport.server.edge.HttpCall;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SigV4VerifierTest {
    private static final String MISMATCH =
            "The request signature we calculated does not match the signature you provided. Check your AWS Secret"
                    + " Access Key and signing method. Consult the service documentation for details.";
    private static final String EMPTY_OBJECT_HASH = "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";

    private final SigningKeys keys = new SigningKeys(Map.of(Signer.KEY_ID, Signer.SECRET, "AKIDOTHER", "other"));

    private Verification verifyAt(String now, HttpCall call) {
        return new SigV4Verifier(keys, InstantSource.fixed(Instant.parse(now))).verify(call);
    }

    private Verification verify(Map<String, String> replaced) {
        return verifyAt("2026-11-15T06:12:00Z", Signer.json(replaced));
    }

    private static Rejected rejected(String code, String message) {
        return new Rejected(code, message);
    }

    @Test
    void aRequestSignedByBotoIsVerified() {
        assertThat(verify(Map.of())).isEqualTo(new Verified(Signer.KEY_ID));
    }

    @Test
    void aCborRequestIsVerified() {
        HttpCall call = Signer.call(
                "/service/GameLift/operation/ListLocations",
                "",
                Map.of(
                        "Host", "127.0.0.1:18080",
                        "Accept", "application/cbor",
                        "Content-Type", "application/cbor",
                        "smithy-protocol", "rpc-v2-cbor",
                        "X-Amz-Date", "20261115T061453Z",
                        "Authorization",
                                Signer.authorization(
                                        "20261115/us-west-2/gamelift/aws4_request",
                                        "accept;content-type;host;smithy-protocol;x-amz-date",
                                        "ac93a21f132152359379c74887c97bdbf912883b59a842416b4a67fecbf012dc")),
                new byte[] {(byte) 0xA0});
        assertThat(verifyAt("2026-11-15T06:14:53Z", call)).isEqualTo(new Verified(Signer.KEY_ID));
    }

    @Test
    void verifyingAgainUsesTheKeptKeyAndFailuresKeepNone() {
        verify(Map.of(
                "Authorization",
                Signer.authorization(
                        "20261115/eu-west-1/gamelift/aws4_request", "host;x-amz-date;x-amz-target", "00")));
        assertThat(keys.kept()).isZero();
        assertThat(verify(Map.of())).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verify(Map.of())).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(keys.kept()).isEqualTo(1);
        assertThat(verify(Map.of("X-Amz-Target", "GameLift.DeleteFleet"))).isInstanceOf(Rejected.class);
    }

    @Test
    void aHeaderThatIsNotSignedMayDiffer() {
        assertThat(verify(Map.of("User-Agent", "anything", "X-Amz-Security-Token", "token")))
                .isEqualTo(new Verified(Signer.KEY_ID));
    }

    @Test
    void aChangedHeaderOrBodyOrSecretIsNoticed() {
        assertThat(verify(Map.of("X-Amz-Target", "GameLift.DeleteFleet")))
                .isEqualTo(rejected("InvalidSignatureException", MISMATCH));
        HttpCall call = Signer.json(Map.of());
        HttpCall changed = new HttpCall(
                call.method(),
                call.path(),
                call.rawQuery(),
                call.headers(),
                "{\"Limit\":1}".getBytes(StandardCharsets.UTF_8),
                call.remote(),
                call.tls());
        assertThat(verifyAt("2026-11-15T06:12:00Z", changed))
                .isEqualTo(rejected("InvalidSignatureException", MISMATCH));
        var otherSecret = new SigV4Verifier(
                new SigningKeys(Map.of(Signer.KEY_ID, "wrong")),
                InstantSource.fixed(Instant.parse("2026-11-15T06:12:00Z")));
        assertThat(otherSecret.verify(call)).isEqualTo(rejected("InvalidSignatureException", MISMATCH));
    }

    @Test
    void aBodyHashMustBeTheBodys() {
        assertThat(verify(Map.of("X-Amz-Content-Sha256", EMPTY_OBJECT_HASH))).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verify(Map.of("X-Amz-Content-Sha256", "00")))
                .isEqualTo(rejected(
                        "InvalidSignatureException",
                        "The provided 'x-amz-content-sha256' header does not match what was computed."));
    }

    @Test
    void clocksMayDifferByFiveMinutes() {
        HttpCall call = Signer.json(Map.of());
        assertThat(verifyAt("2026-11-15T06:15:41Z", call)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verifyAt("2026-11-15T06:05:41Z", call)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verifyAt("2026-11-15T06:15:42Z", call))
                .isEqualTo(rejected(
                        "InvalidSignatureException",
                        "Signature expired: 20261115T061041Z is now earlier than 20261115T061042Z"
                                + " (20261115T061542Z - 5 min.)"));
        assertThat(verifyAt("2026-11-15T06:05:40Z", call))
                .isEqualTo(rejected(
                        "InvalidSignatureException",
                        "Signature not yet current: 20261115T061041Z is still later than 20261115T061040Z"
                                + " (20261115T060540Z + 5 min.)"));
    }

    @Test
    void aRequestWithoutASignatureIsToldSo() {
        assertThat(verify(Map.of("Authorization", "")))
                .isEqualTo(rejected("MissingAuthenticationTokenException", "Missing Authentication Token"));
    }

    @Test
    void anIncompleteSignatureSaysWhatIsMissing() {
        assertThat(verify(Map.of("Authorization", "Bearer token")))
                .isEqualTo(rejected(
                        "IncompleteSignatureException", "Authorization header must begin with 'AWS4-HMAC-SHA256'."));
        assertThat(verify(Map.of("Authorization", "AWS4-HMAC-SHA256 Credential=a/b/c/d/e")))
                .isEqualTo(rejected(
                        "IncompleteSignatureException",
                        "Authorization header requires 'Signature' parameter."
                                + " Authorization header requires 'SignedHeaders' parameter."));
        assertThat(verify(Map.of("Authorization", Signer.authorization("20261115/us-west-2", "host", "00"))))
                .isEqualTo(rejected(
                        "IncompleteSignatureException",
                        "Credential must have exactly 5 slash-delimited elements, e.g."
                                + " keyid/date/region/service/term, got 'AKIDEXAMPLE/20261115/us-west-2'"));
        assertThat(verify(Map.of("X-Amz-Date", "")))
                .isEqualTo(rejected(
                        "IncompleteSignatureException",
                        "Authorization header requires existence of a 'X-Amz-Date' header."));
        for (String date : new String[] {"yesterday", "20261315T061041Z", "2026111xT061041Z"}) {
            assertThat(verify(Map.of("X-Amz-Date", date)))
                    .isEqualTo(rejected(
                            "IncompleteSignatureException",
                            "Date must be in ISO-8601 'basic format' such as 20261115T061041Z. Got '" + date + "'."));
        }
    }

    @Test
    void anUnknownKeyIsUnrecognized() {
        String authorization = Signer.authorization(
                        "20261115/us-west-2/gamelift/aws4_request", "host;x-amz-date;x-amz-target", "00")
                .replace(Signer.KEY_ID, "AKIDSTRANGER");
        assertThat(verify(Map.of("Authorization", authorization)))
                .isEqualTo(rejected(
                        "UnrecognizedClientException", "The security token included in the request is invalid."));
    }

    @Test
    void theScopeMustBeGameLiftsOnTheDayOfTheRequest() {
        String headers = "host;x-amz-date;x-amz-target";
        assertThat(verify(Map.of("Authorization", Signer.authorization("20261115/x/s3/aws4_request", headers, "00"))))
                .isEqualTo(rejected(
                        "InvalidSignatureException", "Credential should be scoped to correct service: 'gamelift'."));
        assertThat(verify(Map.of("Authorization", Signer.authorization("20261115/x/gamelift/aws5", headers, "00"))))
                .isEqualTo(rejected(
                        "InvalidSignatureException",
                        "Credential should be scoped with a valid terminator: 'aws4_request', not 'aws5'."));
        assertThat(verify(Map.of(
                        "Authorization", Signer.authorization("20261114/x/gamelift/aws4_request", headers, "00"))))
                .isEqualTo(rejected(
                        "InvalidSignatureException",
                        "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP:"
                                + " '20261114' != '20261115', from '20261115T061041Z'."));
    }

    @Test
    void whatDecidesTheOperationMustBeSigned() {
        for (String unsigned : new String[] {"host", "x-amz-date", "x-amz-target"}) {
            String headers = "host;x-amz-date;x-amz-target".replace(unsigned, "x-other");
            String authorization = Signer.authorization("20261115/us-west-2/gamelift/aws4_request", headers, "00");
            assertThat(verify(Map.of("Authorization", authorization)))
                    .isEqualTo(rejected(
                            "InvalidSignatureException",
                            "'" + unsigned + "' must be a 'SignedHeader' in the AWS Authorization."));
        }
    }

    @Test
    void theCanonicalRequestSortsTheQueryAndEncodesThePathTwice() {
        HttpCall call = Signer.call("/a%20b", "b=2&a=%2f+x&a", Map.of("Host", "h", "X-A", "1  2"), new byte[0]);
        assertThat(CanonicalRequest.of(call, List.of("host", "x-a", "x-none"), "hash"))
                .isEqualTo("POST\n/a%2520b\na=&a=%2F%2Bx&b=2\nhost:h\nx-a:1 2\nx-none:\n\nhost;x-a;x-none\nhash");
    }
}
