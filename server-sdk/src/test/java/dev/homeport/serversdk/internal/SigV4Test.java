package dev.homeport.serversdk.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.ServerParameters;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SigV4Test {
    private static final ServerParameters WHO = ServerParameters.builder()
            .fleetId("fleet-1")
            .hostId("comp-1")
            .awsRegion("us-west-2")
            .awsCredentials("AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "FwoG/Zx+tok==")
            .build();

    @ParameterizedTest
    @CsvSource({
        "p-go_sigv4,2026-11-15T06:20:33Z,4faeae594f769cb4340f521660af9e9375ff67d6c170ad0122ab441a3a293245",
        "p-cpp_sigv4,2026-11-15T06:20:35Z,0f8e0bcf84641c1e123890ded1136a5aa1c178f4ce52271530ecec5ad246e3ad"
    })
    void signaturesEqualThoseOfTheOtherSdks(String processId, Instant time, String signature) {
        var query = SigV4.sign(WHO.toBuilder().processId(processId).build(), time);
        assertThat(query)
                .containsEntry("Authorization", "SigV4")
                .containsEntry("X-Amz-Algorithm", "AWS4-HMAC-SHA256")
                .containsEntry("X-Amz-Credential", "AKIDEXAMPLE/20261115/us-west-2/gamelift/aws4_request")
                .containsEntry("X-Amz-Security-Token", "FwoG/Zx+tok==")
                .containsEntry("X-Amz-Signature", signature);
    }

    @Test
    void longTermCredentialsHaveNoSecurityToken() {
        ServerParameters longTerm =
                WHO.toBuilder().awsCredentials("AKID", "secret", "").build();
        assertThat(SigV4.sign(longTerm, Instant.EPOCH)).doesNotContainKey("X-Amz-Security-Token");
    }
}
