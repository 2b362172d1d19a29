package dev.homeport.server.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerTlsTest {
    private static final Optional<String> NO_NAME = Optional.empty();

    @TempDir
    private Path folder;

    @Test
    void theFirstStartMakesACertificateForThisMachine() throws Exception {
        Identity made = ServerTls.keptIn(folder.resolve("tls"), Optional.of("games.example"));
        X509Certificate certificate = made.certificate();

        for (String name : List.of("localhost", "127.0.0.1", "::1", "games.example")) {
            assertThat(made.names(name)).as(name).isTrue();
        }
        assertThat(made.names("elsewhere.example")).isFalse();
        assertThat(certificate.getPublicKey().getAlgorithm()).isEqualTo("RSA");
        assertThat(certificate.getBasicConstraints()).as("not an authority").isEqualTo(-1);
        assertThat(made.isValidAt(Instant.now().plus(Duration.ofDays(3600)))).isTrue();
        assertThat(made.isValidAt(Instant.now().plus(Duration.ofDays(3700)))).isFalse();
        certificate.checkValidity();
    }

    @Test
    void theKeyIsOnlyForItsOwner() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("key.pem"))))
                .isEqualTo("rw-------");
        assertThat(folder.toFile().list()).as("no drafts stay behind").hasSize(2);
    }

    @Test
    void laterStartsUseTheSameCertificate() {
        Identity made = ServerTls.keptIn(folder, NO_NAME);
        Identity kept = ServerTls.keptIn(folder, Optional.of("localhost"));
        assertThat(kept.certificate()).isEqualTo(made.certificate());
        assertThat(kept.key()).isEqualTo(made.key());
    }

    @Test
    void anotherAdvertisedNameNeedsAnotherCertificate() {
        Identity made = ServerTls.keptIn(folder, NO_NAME);
        Identity renewed = ServerTls.keptIn(folder, Optional.of("10.1.2.3"));
        assertThat(renewed.certificate()).isNotEqualTo(made.certificate());
        assertThat(renewed.names("10.1.2.3")).isTrue();
    }

    @Test
    void anExpiredCertificateIsReplaced() throws Exception {
        Identity old = SelfSigned.create(NO_NAME, Instant.now().minus(Duration.ofDays(4000)));
        PemFiles.write(old, folder.resolve("cert.pem"), folder.resolve("key.pem"));
        assertThat(ServerTls.keptIn(folder, NO_NAME).certificate()).isNotEqualTo(old.certificate());
    }

    @Test
    void aMissingFileIsNamed() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        assertUnusable(
                folder.resolve("cert.pem"), folder.resolve("no.pem"), "private key file %s/no.pem does not exist");
        assertUnusable(
                folder.resolve("no.pem"), folder.resolve("key.pem"), "certificate file %s/no.pem does not exist");
    }

    @Test
    void aFileThatHoldsSomethingElseIsNamed() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        Path cert = folder.resolve("cert.pem");
        Path key = folder.resolve("key.pem");
        Path text = write("text.pem", "hello");
        Path binary = Files.write(folder.resolve("binary.pem"), new byte[] {(byte) 0xFF, (byte) 0xFE});

        assertUnusable(key, key, "certificate file %s/key.pem holds no PEM certificate");
        assertUnusable(cert, cert, "private key file %s/cert.pem holds no PEM private key");
        assertUnusable(text, key, "certificate file %s/text.pem holds no PEM certificate");
        assertUnusable(binary, key, "certificate file %s/binary.pem is not a PEM text file");
        assertUnusable(cert, text, "private key file %s/text.pem holds no PEM private key");
    }

    @Test
    void aDamagedFileIsNamed() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        String garbage = Base64.getEncoder().encodeToString("not a certificate".getBytes(StandardCharsets.UTF_8));
        Path damaged = write("bad.pem", "-----BEGIN CERTIFICATE-----\n" + garbage + "\n-----END CERTIFICATE-----\n");
        assertThatThrownBy(() -> ServerTls.fromFiles(damaged, folder.resolve("key.pem")))
                .isInstanceOf(UnusableCertificateException.class)
                .hasMessageStartingWith("certificate file " + damaged + " cannot be read: ");
    }

    @Test
    void anEncryptedKeyIsRefused() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        Path encrypted = write("encrypted.pem", """
                -----BEGIN RSA PRIVATE KEY-----
                Proc-Type: 4,ENCRYPTED
                DEK-Info: AES-128-CBC,0102030405060708090A0B0C0D0E0F10

                AAAAAAAAAAAAAAAAAAAAAA==
                -----END RSA PRIVATE KEY-----
                """);
        assertUnusable(
                folder.resolve("cert.pem"),
                encrypted,
                "private key file %s/encrypted.pem is encrypted; a key without a passphrase is needed");
    }

    @Test
    void aKeyOfAnotherCertificateIsRefused() throws Exception {
        ServerTls.keptIn(folder, NO_NAME);
        Path other = folder.resolve("other");
        ServerTls.keptIn(other, NO_NAME);
        assertUnusable(
                folder.resolve("cert.pem"),
                other.resolve("key.pem"),
                "the private key in %s/other/key.pem does not belong to the first certificate in %s/cert.pem");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void assertUnusable(Path certificate, Path key, String message) {
        assertThatThrownBy(() -> ServerTls.fromFiles(certificate, key))
                .isInstanceOf(UnusableCertificateException.class)
                .hasMessage(message.replace("%s", folder.toString()));
    }
}
