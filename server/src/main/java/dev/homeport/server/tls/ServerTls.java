package dev.homeport.server.tls;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import javax.net.ssl.SSLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Prepares TLS 1.2 and 1.3 for the edge. */
public final class ServerTls {
    private static final Logger log = LoggerFactory.getLogger(ServerTls.class);

    private ServerTls() {}

    /**
     * Uses a certificate chain and its key from PEM files.
     *
     * @throws UnusableCertificateException if a file is missing or wrong
     */
    public static SslContext fromFiles(Path certificateFile, Path keyFile) {
        return context(PemFiles.read(certificateFile, keyFile));
    }

    /**
     * Uses the self-signed certificate kept in a folder as cert.pem and key.pem, made when there is none, when it has
     * expired, or when it lacks the advertised name. Works in the background because making a key takes a while, and
     * begins only after the given stage, so as not to take the processor from more urgent work.
     */
    public static CompletionStage<SslContext> selfSigned(
            Path folder, Optional<String> advertisedName, CompletionStage<?> after) {
        return after.thenApplyAsync(
                _ -> context(keptIn(folder, advertisedName)),
                task -> Thread.ofPlatform().name("certificate").daemon().start(task));
    }

    static Identity keptIn(Path folder, Optional<String> advertisedName) {
        Path certificateFile = folder.resolve("cert.pem");
        Path keyFile = folder.resolve("key.pem");
        if (Files.exists(certificateFile)) {
            Identity kept = PemFiles.read(certificateFile, keyFile);
            if (kept.isValidAt(Instant.now()) && advertisedName.map(kept::names).orElse(true)) {
                return kept;
            }
        }
        try {
            Files.createDirectories(folder);
            Identity made = SelfSigned.create(advertisedName, Instant.now());
            PemFiles.write(made, certificateFile, keyFile);
            log.info("Made a self-signed certificate: {}", certificateFile);
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep a certificate in " + folder, e);
        }
    }

    private static SslContext context(Identity identity) {
        try {
            return SslContextBuilder.forServer(identity.key(), identity.chain().toArray(X509Certificate[]::new))
                    .sslProvider(SslProvider.JDK)
                    .protocols("TLSv1.3", "TLSv1.2")
                    .build();
        } catch (SSLException e) {
            throw new UnusableCertificateException("the certificate cannot be used: " + e.getMessage(), e);
        }
    }
}
