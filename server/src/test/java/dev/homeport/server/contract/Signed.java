package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.contract.client.Target.Credentials;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** The server with access keys that the tests of signatures share. */
final class Signed {
    static final Credentials RIGHT = new Credentials("AKIDHOMEPORT", "the/secret+of=homeport");

    private Signed() {}

    static SharedServer server() {
        return new SharedServer("signed", config -> config.keys(Map.of(RIGHT.keyId(), RIGHT.secret())));
    }

    /** What a client has to trust; it is made in the background while the server starts for the first time. */
    static Path certificate(SharedServer server) {
        Path certificate = server.data().resolve("tls").resolve("cert.pem");
        Instant deadline = Instant.now().plusSeconds(60);
        while (!Files.exists(certificate) && Instant.now().isBefore(deadline)) {
            LockSupport.parkNanos(10_000_000);
        }
        assertThat(certificate).exists();
        return certificate;
    }
}
