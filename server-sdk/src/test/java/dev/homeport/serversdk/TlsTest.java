package dev.homeport.serversdk;

import static dev.homeport.serversdk.GameServers.connect;
import static dev.homeport.serversdk.GameServers.parameters;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Map;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connects to a service whose certificate is self-signed and made out to another host. */
class TlsTest {
    private static final String PASSWORD = "changeit";
    private static SSLContext selfSigned;

    @BeforeAll
    static void makeCertificate(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("service.p12");
        String keytool =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process process = new ProcessBuilder(
                        keytool,
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=elsewhere.example",
                        "-alias",
                        "service",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            keys.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys, PASSWORD.toCharArray());
        selfSigned = SSLContext.getInstance("TLS");
        selfSigned.init(factory.getKeyManagers(), null, null);
    }

    private static ScriptedService service() {
        return new ScriptedService("wss", selfSigned.getServerSocketFactory());
    }

    @Test
    void aCertificateNobodyVouchesForIsRefused() throws Exception {
        try (ScriptedService service = service()) {
            assertThat(catchThrowableOfType(GameLiftException.class, () -> connect(service))
                            .type())
                    .isEqualTo(ErrorType.WEBSOCKET_CONNECT_FAILURE);
        }
    }

    @Test
    void anyCertificateIsTrustedWhenTheCodeSaysSo() throws Exception {
        try (ScriptedService service = service();
                GameLiftServer server = connect(parameters(service.url()).trustAnyCertificate(true))) {
            server.processReady(GameServers.callbacks().build());
            assertThat(service.socket().receive().text("Action")).isEqualTo("ActivateServerProcess");
        }
    }

    @Test
    void anyCertificateIsTrustedWhenTheEnvironmentSaysSo() throws Exception {
        Map<String, String> environment = Map.of("HOMEPORT_TRUST_ANY_CERTIFICATE", "1");
        try (ScriptedService service = service();
                GameLiftServer server =
                        GameLiftServer.initSdk(parameters(service.url()).build(), environment, status -> {})) {
            assertThat(server.getComputeCertificate().certificatePath()).isEmpty();
        }
    }
}
