package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.edge.Query;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each version of the SDK may be sent. */
final class LegacySdkTest {
    @ParameterizedTest
    @CsvSource({
        "'',      false, false, false",
        "nonsense,false, false, false",
        "3.1.7,   false, false, false",
        "3.2.0,   false, false, false",
        "3.2.1,   true,  false, false",
        "3.3.0,   true,  false, false",
        "3.4.0,   true,  false, false",
        "3.4.1,   true,  true,  false",
        "3.4.2,   true,  true,  false",
        "4.0.0,   true,  true,  true",
        "4.0.2,   true,  true,  true",
        "10.0.0,  true,  true,  true"
    })
    void membersThatAVersionDoesNotKnowAreNotSent(String version, boolean dnsName, boolean hostName, boolean root) {
        LegacySdk sdk = LegacySdk.of(Query.parse("pID=1&sdkVersion=" + version));
        assertThat(sdk.knowsDnsName()).isEqualTo(dnsName);
        String certificate = new CertificateFiles(Path.of("/c"), Path.of("/k")).json(sdk, "localhost");
        assertThat(certificate.contains("\"hostName\":\"localhost\"")).isEqualTo(hostName);
        assertThat(certificate.contains("\"hostname\":\"localhost\"")).isEqualTo(!hostName);
        assertThat(certificate.contains("rootCertificatePath")).isEqualTo(root);
    }
}
