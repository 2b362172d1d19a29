package dev.homeport.server.legacy;

import java.nio.file.Path;

/** Where the certificate that Homeport itself shows lies, for game servers that want one for their players. */
public record CertificateFiles(Path certificate, Path key) {
    String json(LegacySdk sdk, String hostName) {
        String chain = certificate.toAbsolutePath().toString();
        return LegacyJson.text(new LegacyJson.Certificate(
                chain,
                chain,
                key.toAbsolutePath().toString(),
                sdk.callsItHostName() ? null : hostName,
                sdk.callsItHostName() ? hostName : null,
                sdk.knowsRootCertificate() ? chain : null));
    }
}
