package dev.homeport.server;

import dev.homeport.server.auth.SdkSigV4;
import dev.homeport.server.auth.SigV4Verifier;
import dev.homeport.server.auth.SigningKeys;
import dev.homeport.server.auth.Verification;
import dev.homeport.server.http.Gatekeeper;
import dev.homeport.server.http.SignedOnly;
import dev.homeport.server.sdk.SdkService.SignatureCheck;
import dev.homeport.server.tls.ServerTls;
import io.netty.handler.ssl.SslContext;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Who may come in, by the configuration. Signatures are checked by real time, whatever the service's clock shows. */
record Security(Gatekeeper gatekeeper, SignatureCheck processSignatures, CompletionStage<SslContext> tls) {

    /** Without a certificate of the operator's, one is made once the service has opened. */
    static Security of(Config config, CompletionStage<?> opened) {
        CompletionStage<SslContext> tls = config.tls()
                .<CompletionStage<SslContext>>map(files ->
                        CompletableFuture.completedStage(ServerTls.fromFiles(files.certificate(), files.key())))
                .orElseGet(() -> ServerTls.selfSigned(config.data().resolve("tls"), config.advertise(), opened));
        return switch (config.access()) {
            case Config.Access.Open() ->
                new Security(Gatekeeper.open(), (query, processIsKnown) -> Optional.empty(), tls);
            case Config.Access.Keys(var secretsById) -> {
                SigningKeys keys = new SigningKeys(secretsById);
                SdkSigV4 processes = new SdkSigV4(keys, InstantSource.system());
                yield new Security(
                        new SignedOnly(new SigV4Verifier(keys, InstantSource.system())),
                        (query, processIsKnown) -> problemIn(processes.verify(query, processIsKnown)),
                        tls);
            }
        };
    }

    private static Optional<String> problemIn(Verification verification) {
        return verification instanceof Verification.Rejected(String code, String message)
                ? Optional.of(code + ": " + message)
                : Optional.empty();
    }
}
