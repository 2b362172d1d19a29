package dev.homeport.server.legacy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestHomeport;
import dev.homeport.server.edge.RawClient;
import dev.homeport.server.edge.RawWebSocket;
import dev.homeport.server.legacy.client.Sdk3Server;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever breaks a protocol is told so in the log and cut off, and nobody else notices. */
final class BadFramesTest {
    private static final String PREFIX = "com.amazon.whitewater.auxproxy.pbuffer.";
    private static TestHomeport homeport;

    private Sdk3Server bystander;
    private LogCapture log;

    @BeforeAll
    static void start(@TempDir Path data) {
        homeport = TestLegacy.local(data);
    }

    @AfterAll
    static void stop() {
        homeport.close();
    }

    @BeforeEach
    void connectBystander() throws InterruptedException {
        bystander = new Sdk3Server(homeport.legacyPorts().socketIoPort(), "4194400", "3.3.0");
        log = LogCapture.start();
    }

    @AfterEach
    void theBystanderNoticedNothing() throws InterruptedException {
        log.close();
        assertThat(bystander.call("ReportHealth", Map.of("healthStatus", true)).success())
                .isTrue();
        bystander.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "42",
                "420[",
                "420{}",
                "420[\"one\"]",
                "420[\"name\",{\"_placeholder\":true,\"num\":0}]",
                "420[\"" + PREFIX + "ProcessEnding\",\"no base64!\"]",
                "420[\"" + PREFIX + "ProcessReady\",\"////\"]",
                "4212345678901234567890[\"a\",\"\"]",
                "42/other,0[\"a\",\"\"]",
                "43[true]",
                "451-0[\"a\",\"text\"]",
                "452-0[\"a\",{\"_placeholder\":true,\"num\":0}]"
            })
    void aBadTextFrameOnTheSocketIoPort(String frame) throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().socketIoPort())) {
            RawWebSocket socket = open(client, "/socket.io/?EIO=3&transport=websocket&pID=4194500&sdkVersion=3.3.0");
            socket.frame();
            socket.frame();

            socket.send(RawWebSocket.TEXT, frame);

            assertThat(closeCode(socket)).isEqualTo(1002);
            log.assertSaid("Closing the socket of process 4194500");
        }
    }

    @Test
    void aBinaryFrameThatNobodyAnnounced() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().socketIoPort())) {
            RawWebSocket socket = open(client, "/socket.io/?pID=4194500");
            socket.frame();
            socket.frame();

            socket.send(true, RawWebSocket.BINARY, new byte[] {4, 8, 1});

            assertThat(closeCode(socket)).isEqualTo(1002);
            log.assertSaid("a binary frame came that no event announced");
        }
    }

    @Test
    void anUnknownEventIsAnsweredAndForgiven() throws InterruptedException, IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().socketIoPort())) {
            RawWebSocket socket = open(client, "/socket.io/?pID=4194500");
            socket.frame();
            socket.frame();

            socket.send(RawWebSocket.TEXT, "427[\"Dance\",\"\"]");

            assertThat(socket.frame().text())
                    .isEqualTo("437[false,\"{\\\"status\\\":\\\"ERROR_400\\\",\\\"errorMessage\\\":"
                            + "\\\"'Dance' is not a request of the server SDK\\\"}\"]");
            log.assertSaid("failed: 'Dance' is not a request of the server SDK");
            socket.send(RawWebSocket.TEXT, "2");
            assertThat(socket.frame().text()).isEqualTo("3");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ProcessReady",
                "ProcessEnding",
                "GameSessionActivate",
                "GameSessionTerminate",
                "UpdatePlayerSessionCreationPolicy",
                "AcceptPlayerSession",
                "RemovePlayerSession",
                "ReportHealth",
                "DescribePlayerSessionsRequest",
                "BackfillMatchmakingRequest",
                "StopMatchmakingRequest",
                "GetInstanceCertificate"
            })
    void everyRequestThatAnSdkHasIsKnownAndAnswered(String request) throws Exception {
        try (Sdk3Server server = new Sdk3Server(homeport.legacyPorts().socketIoPort(), "4194700", "3.3.0")) {
            assertThat(server.call(request, Map.of()).text())
                    .isNotEmpty()
                    .doesNotContain("is not a request of the server SDK")
                    .doesNotContain("ERROR_500");
        }
    }

    @Test
    void aProcessWithoutAnId() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().socketIoPort())) {
            assertThat(upgrade(client, "/socket.io/?EIO=3&transport=websocket").status())
                    .isEqualTo(400);
            assertThat(client.isAtEnd()).isTrue();
            log.assertSaid("the query must name the process by pID");
        }
    }

    @Test
    void pollingInsteadOfAWebSocket() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().socketIoPort())) {
            client.send("GET /socket.io/?EIO=3&transport=polling HTTP/1.1\r\nHost: here\r\n\r\n");
            assertThat(client.answer().status()).isEqualTo(400);
            assertThat(client.isAtEnd()).isTrue();
            log.assertSaid("over WebSocket only");
        }
    }

    @Test
    void aMessageOnTheCallbackPort() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().callbackPort())) {
            RawWebSocket socket = open(client, "/?pID=4194500&sdkVersion=4.0.2&sdkLanguage=CSharp");

            socket.send(RawWebSocket.TEXT, "{}");

            assertThat(closeCode(socket)).isEqualTo(1003);
            log.assertSaid("server SDK 4.x sends nothing over it");
        }
    }

    @Test
    void aBodyThatIsNoProtobuf() throws IOException {
        try (RawClient callbacks = RawClient.connect(homeport.legacyPorts().callbackPort());
                RawClient client = RawClient.connect(homeport.legacyPorts().callPort())) {
            open(callbacks, "/?pID=4194500&sdkVersion=4.0.2&sdkLanguage=CSharp");

            client.send(call("ProcessReady", "4194500", 3)).send("\u007f\u007f\u007f");

            assertThat(client.answer().status()).isEqualTo(400);
            assertThat(client.isAtEnd()).isTrue();
            log.assertSaid("the body of ProcessReady cannot be read");
        }
    }

    @Test
    void aCallOfAProcessThatNeverConnected() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().callPort())) {
            client.send(call("ProcessEnding", "4194600", 0));

            assertThat(client.answer().status()).isEqualTo(400);
            log.assertSaid("pID 4194600, which has no WebSocket; did it call InitSDK()?");
        }
    }

    @Test
    void aCallThatSaysNothing() throws IOException {
        try (RawClient client = RawClient.connect(homeport.legacyPorts().callPort())) {
            client.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n");

            assertThat(client.answer().status()).isEqualTo(400);
            assertThat(client.isAtEnd()).isTrue();
            log.assertSaid("the headers gamelift-target and gamelift-server-pid");
        }
    }

    @Test
    void whatIsNoHttpOnAnyPort() throws IOException {
        LegacySettings ports = homeport.legacyPorts();
        for (int port : new int[] {ports.socketIoPort(), ports.callPort(), ports.callbackPort()}) {
            try (RawClient client = RawClient.connect(port)) {
                client.send("this is no request\r\n\r\n".getBytes(StandardCharsets.UTF_8));

                assertThat(client.answer().status()).isEqualTo(400);
                assertThat(client.isAtEnd()).isTrue();
                log.assertSaid("to /127.0.0.1:" + port + ": HTTP 400");
            }
        }
    }

    private static String call(String target, String processId, int bodyBytes) {
        return String.join(
                "\r\n",
                "POST / HTTP/1.1",
                "Host: here",
                "gamelift-target: " + target,
                "gamelift-server-pid: " + processId,
                "Content-Length: " + bodyBytes,
                "\r\n");
    }

    private static int closeCode(RawWebSocket socket) throws IOException {
        RawWebSocket.Frame frame = socket.frame();
        while (frame.opcode() != RawWebSocket.CLOSE) {
            frame = socket.frame();
        }
        return frame.closeCode();
    }

    private static RawWebSocket open(RawClient client, String target) throws IOException {
        assertThat(upgrade(client, target).status()).isEqualTo(101);
        return new RawWebSocket(client);
    }

    private static RawClient.Answer upgrade(RawClient client, String target) throws IOException {
        return client.send("GET " + target + " HTTP/1.1\r\nHost: here\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .answer();
    }
}
