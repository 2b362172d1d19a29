package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpLimitsTest extends EdgeTestBase {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(200);

    private static void assertRefused(RawClient client, int status, String type) throws Exception {
        RawClient.Answer answer = client.answer();
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.body()).startsWith("{\"__type\":\"" + type + "\",\"Message\":\"");
        assertThat(answer.headers())
                .containsEntry("content-type", "application/x-amz-json-1.1")
                .containsEntry("connection", "close");
        assertThat(client.isAtEnd()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "garbage\r\n\r\n",
                "\u0001\u0002\u0003\r\n\r\n",
                "G@T / HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET /\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nbad name: x\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            })
    void whatIsNotHttpIsABadRequest(String bytes) throws Exception {
        RawClient client = connect(start(ECHO)).send(bytes);
        assertRefused(client, 400, "BadRequestException");
    }

    @Test
    void anotherHttpVersionIsNotSupported() throws Exception {
        assertRefused(connect(start(ECHO)).send("PRI * HTTP/2.0\r\n\r\n"), 505, "HttpVersionNotSupportedException");
    }

    @Test
    void anUnknownExpectationFails() throws Exception {
        String request = "POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\n\r\n";
        assertRefused(connect(start(ECHO)).send(request), 417, "ExpectationFailedException");
    }

    @Test
    void anAnnouncedBodyThatIsTooLargeIsRefusedBeforeItIsSent() throws Exception {
        String head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1048577\r\n\r\n";
        assertRefused(connect(start(ECHO)).send(head), 413, "RequestEntityTooLargeException");
    }

    @Test
    void aCallerStillSendingATooLargeBodyCanReadTheRefusal() throws Exception {
        RawClient client = connect(start(ECHO));
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n")
                .send(new byte[3_000_000]);
        assertRefused(client, 413, "RequestEntityTooLargeException");
    }

    @Test
    void aChunkedBodyMayNotGrowTooLargeEither() throws Exception {
        RawClient client = connect(start(ECHO));
        client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
        for (int i = 0; i < 17; i++) {
            client.send("10000\r\n").send(new byte[0x10000]).send("\r\n");
        }
        assertRefused(client, 413, "RequestEntityTooLargeException");
    }

    @Test
    void aBodyOfExactlyTheLimitIsTaken() throws Exception {
        RawClient client = connect(start(ECHO)).send(post("/", "x".repeat(1 << 20)));
        assertThat(client.answer().body()).hasSize((1 << 20) + "POST / ".length());
    }

    @Test
    void aLongRequestLineIsRefused() throws Exception {
        RawClient client = connect(start(ECHO)).send("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\n\r\n");
        assertRefused(client, 414, "RequestUriTooLongException");
    }

    @Test
    void largeHeadersAreRefused() throws Exception {
        String header = "X-Large: " + "x".repeat(5_000) + "\r\n";
        RawClient client = connect(start(ECHO)).send("GET / HTTP/1.1\r\nHost: a\r\n" + header.repeat(8) + "\r\n");
        assertRefused(client, 431, "RequestHeaderFieldsTooLargeException");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HT",
                "GET / HTTP/1.1\r\nHost: a\r\n",
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab"
            })
    void aRequestThatDoesNotArriveInTimeIsRefused(String start) throws Exception {
        RawClient client = connect(start(limits(SHORT, LONG, 10), ECHO));
        assertThat(client.send(GET).answer().status()).isEqualTo(200);
        assertRefused(client.send(start), 408, "RequestTimeoutException");
    }

    @Test
    void anIdleConnectionIsClosed() throws Exception {
        RawClient client = connect(start(limits(LONG, SHORT, 10), ECHO));
        assertThat(client.send(GET).answer().status()).isEqualTo(200);
        assertThat(client.isAtEnd()).isTrue();
    }

    @Test
    void aConnectionThatNeverSpeaksIsClosed() throws Exception {
        assertThat(connect(start(limits(LONG, SHORT, 10), ECHO)).isAtEnd()).isTrue();
    }

    @Test
    void aConnectionWaitingForItsAnswerIsNotIdle() throws Exception {
        var calls = new HeldCalls();
        Edge edge = start(limits(LONG, SHORT, 10), calls);
        RawClient waiting = connect(edge).send(GET);
        HeldCalls.Held held = calls.next();
        assertThat(connect(edge).isAtEnd()).isTrue();
        held.answer("worth waiting for");
        assertThat(waiting.answer().body()).isEqualTo("worth waiting for");
    }

    @Test
    void tooManyConnectionsAreTurnedAway() throws Exception {
        Edge edge = start(limits(LONG, LONG, 2), ECHO);
        RawClient one = connect(edge);
        RawClient two = connect(edge);
        assertThat(one.send(GET).answer().status()).isEqualTo(200);
        assertThat(two.send(GET).answer().status()).isEqualTo(200);
        assertRefused(connect(edge), 503, "ServiceUnavailableException");

        one.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").answer();
        one.isAtEnd();
        one.close();
        awaitConnections(edge, 1);
        assertThat(connect(edge).send(GET).answer().status()).isEqualTo(200);
    }

    private static void awaitConnections(Edge edge, int count) {
        long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (edge.connections() != count) {
            assertThat(System.nanoTime())
                    .as("connections: " + edge.connections())
                    .isLessThan(deadline);
            Thread.onSpinWait();
        }
    }
}
