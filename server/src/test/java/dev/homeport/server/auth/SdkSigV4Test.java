package dev.homeport.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.auth.Verification.Rejected;
import dev.homeport.server.auth.Verification.Verified;
import dev.homeport.server.edge.Query;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SdkSigV4Test {
    private static final String CREDENTIAL = "AKIDEXAMPLE%2F20261115%2Fus-west-2%2Fgamelift%2Faws4_request";

    // Computed with another implementation from the documented canonical form.
    private static final String PLAIN = "2725b0623efa8a66094f6cf644af52c29b21501fcca5e0a7cd4b8b030e7366ce";
    private static final String BLANK_AS_PERCENT = "e8bfe9b8446480b822b142641ee0c10047f90b0fdab8e1d975b3da5261f011cb";
    private static final String BLANK_AS_PLUS = "e5b134bfce1844cb0549e2bfea8049899cf36a2fa082adaec5ca238179c6b395";

    private final SigningKeys keys = new SigningKeys(Map.of(Signer.KEY_ID, Signer.SECRET));

    private Verification verifyAt(String now, String process, String signature, boolean known) {
        Query query = Query.parse("Authorization=SigV4&ComputeId=dev-box-1&FleetId=fleet-0aa1&pID=" + process
                + "&X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=" + CREDENTIAL
                + "&X-Amz-Date=20261115T061041Z&X-Amz-Signature=" + signature);
        assertThat(SdkSigV4.isUsedBy(query)).isTrue();
        return new SdkSigV4(keys, InstantSource.fixed(Instant.parse(now))).verify(query, known);
    }

    private Verification verify(String process, String signature) {
        return verifyAt("2026-11-15T06:11:00Z", process, signature, false);
    }

    @Test
    void theSignatureCoversComputeFleetAndProcess() {
        assertThat(verify("proc-17", PLAIN)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verify("proc-18", PLAIN)).isInstanceOf(Rejected.class);
    }

    @Test
    void aBlankMayBeWrittenAsGoOrAsOthersDo() {
        assertThat(verify("a%20b", BLANK_AS_PERCENT)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verify("a+b%2Bc", BLANK_AS_PLUS)).isEqualTo(new Verified(Signer.KEY_ID));
    }

    @Test
    void aKnownProcessMayReconnectWithAnOldSignature() {
        assertThat(verifyAt("2026-11-20T00:00:00Z", "proc-17", PLAIN, true)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verifyAt("2026-11-20T00:00:00Z", "proc-17", PLAIN, false))
                .isInstanceOfSatisfying(Rejected.class, rejected -> {
                    assertThat(rejected.code()).isEqualTo("InvalidSignatureException");
                    assertThat(rejected.message()).startsWith("Signature expired: 20261115T061041Z");
                });
    }

    @Test
    void aSignatureOfLocalTimeIsTakenInAnyTimeZone() {
        assertThat(verifyAt("2026-11-14T16:20:00Z", "proc-17", PLAIN, false)).isEqualTo(new Verified(Signer.KEY_ID));
        assertThat(verifyAt("2026-11-15T18:10:00Z", "proc-17", PLAIN, false)).isEqualTo(new Verified(Signer.KEY_ID));
    }

    @Test
    void aMissingParameterIsNamed() {
        Query query = Query.parse("Authorization=SigV4&X-Amz-Algorithm=AWS4-HMAC-SHA256");
        assertThat(new SdkSigV4(keys, InstantSource.system()).verify(query, false))
                .isEqualTo(new Rejected(
                        "IncompleteSignatureException",
                        "A signed connection requires the 'X-Amz-Credential' parameter."));
    }

    @Test
    void anAuthTokenIsNotASignature() {
        assertThat(SdkSigV4.isUsedBy(Query.parse("Authorization=token"))).isFalse();
        assertThat(SdkSigV4.isUsedBy(Query.parse(""))).isFalse();
    }
}
