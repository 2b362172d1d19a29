package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.server.tls.ServerTls;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TlsTest extends EdgeTestBase {
    private static final HttpService TELLS_TLS =
            call -> CompletableFuture.completedFuture(HttpAnswer.text(200, "tls " + call.tls()));

    private static CompletionStage<SslContext> certificate;
    private static SSLContext trustingAll;

    @BeforeAll
    static void prepare(@TempDir Path folder) throws Exception {
        certificate = ServerTls.selfSigned(folder, Optional.empty(), CompletableFuture.completedStage(null));
        certificate.toCompletableFuture().join();
        trustingAll = SSLContext.getInstance("TLS");
        trustingAll.init(null, InsecureTrustManagerFactory.INSTANCE.getTrustManagers(), null);
    }

    private Edge start(CompletionStage<SslContext> tls, HttpService http) {
        return start(EdgeConfig.on("127.0.0.1", 0).withTls(tls), http, NO_WEB_SOCKETS);
    }

    private SSLSocket tlsSocket(Edge edge, String... protocols) throws IOException {
        SSLSocket socket = (SSLSocket) trustingAll.getSocketFactory().createSocket("127.0.0.1", edge.port());
        socket.setEnabledProtocols(protocols);
        return closeLater(socket);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void onePortSpeaksTlsAndPlainText(String protocol) throws Exception {
        Edge edge = start(certificate, TELLS_TLS);
        SSLSocket socket = tlsSocket(edge, protocol);
        RawClient secure = new RawClient(socket);
        assertThat(secure.send(GET).answer().body()).isEqualTo("tls true");
        assertThat(secure.send(GET).answer().body()).isEqualTo("tls true");
        assertThat(socket.getSession().getProtocol()).isEqualTo(protocol);
        assertThat(connect(edge).send(GET).answer().body()).isEqualTo("tls false");
    }

    @Test
    void theJdkClientTrustsTheCertificateForLocalhost() throws Exception {
        Edge edge = start(certificate, TELLS_TLS);
        try (HttpClient client = HttpClient.newBuilder().sslContext(trustingAll).build()) {
            var request = HttpRequest.newBuilder(URI.create("https://localhost:" + edge.port() + "/"))
                    .build();
            assertThat(client.send(request, BodyHandlers.ofString()).body()).isEqualTo("tls true");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "localhost", "games.example"})
    void anyServerNameIsTaken(String name) throws Exception {
        SSLSocket socket = tlsSocket(start(certificate, TELLS_TLS), "TLSv1.2");
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setServerNames(List.of(new HostName(name)));
        socket.setSSLParameters(parameters);
        assertThat(new RawClient(socket).send(GET).answer().body()).isEqualTo("tls true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void webSocketsWorkOverTlsUntilShutdown(String protocol) throws Exception {
        var listener = new RecordingListener();
        Edge edge = start(
                EdgeConfig.on("127.0.0.1", 0).withTls(certificate),
                TELLS_TLS,
                _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(listener)));
        var socket = new RawWebSocket(new RawClient(tlsSocket(edge, protocol)));
        assertThat(socket.upgrade().status()).isEqualTo(101);
        assertThat(listener.link().tls()).isTrue();
        socket.send(RawWebSocket.TEXT, "hello");
        assertThat(listener.next()).isEqualTo("text hello");
        listener.link().send("x".repeat(200_000));
        assertThat(socket.frame().payload()).hasSize(200_000);

        CompletableFuture<Void> closing = CompletableFuture.runAsync(edge::close);
        assertThat(socket.frame().closeCode()).isEqualTo(1012);
        socket.client().close();
        assertThat(listener.next()).isEqualTo("closed 1012 service restart");
        closing.join();
    }

    @Test
    void tlsWaitsForTheCertificateWhilePlainTextDoesNot() throws Exception {
        var later = new CompletableFuture<SslContext>();
        Edge edge = start(later, TELLS_TLS);
        SSLSocket socket = tlsSocket(edge, "TLSv1.3");
        CompletableFuture<String> secure = CompletableFuture.supplyAsync(() -> {
            try {
                return new RawClient(socket).send(GET).answer().body();
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        assertThat(connect(edge).send(GET).answer().body()).isEqualTo("tls false");
        assertThat(secure).isNotDone();

        certificate.thenAccept(later::complete);
        assertThat(secure.join()).isEqualTo("tls true");
    }

    @Test
    void withoutACertificateTlsIsClosedAndPlainTextServed() throws Exception {
        Edge edge = start(CompletableFuture.failedStage(new IllegalStateException("no certificate")), TELLS_TLS);
        assertThatThrownBy(() -> tlsSocket(edge, "TLSv1.3").startHandshake()).isInstanceOf(IOException.class);
        assertThat(connect(edge).send(GET).answer().body()).isEqualTo("tls false");
    }

    @Test
    void aCallerThatLeavesWhileTheCertificateIsMadeLosesNothing() throws Exception {
        var later = new CompletableFuture<SslContext>();
        Edge edge = start(later, TELLS_TLS);
        RawClient client = connect(edge).send(new byte[] {0x16, 3, 1});
        client.close();
        certificate.thenAccept(later::complete);
        assertThat(connect(edge).send(GET).answer().body()).isEqualTo("tls false");
    }

    @Test
    void garbageAfterTheFirstTlsByteClosesTheConnection() throws Exception {
        RawClient client = connect(start(certificate, TELLS_TLS));
        client.send(new byte[] {0x16, 3, 1, 0, 4, 'a', 'b', 'c', 'd'});
        while (!client.isAtEnd()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void aTooLargeBodyIsRefusedReadablyOverTls() throws Exception {
        RawClient client = new RawClient(tlsSocket(start(certificate, TELLS_TLS), "TLSv1.3"));
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n");
        client.send("x".repeat(100_000).getBytes(StandardCharsets.UTF_8));
        assertThat(client.answer().status()).isEqualTo(413);
        assertThat(client.isAtEnd()).isTrue();
    }

    /** The JDK's own type refuses addresses, but other clients send them. */
    private static final class HostName extends SNIServerName {
        HostName(String name) {
            super(0, name.getBytes(StandardCharsets.US_ASCII));
        }
    }
}
