package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class HttpTest extends EdgeTestBase {
    @Test
    void aCallCarriesEverythingTheCallerSent() throws Exception {
        var calls = new HeldCalls();
        Edge edge = start(calls);
        RawClient client = connect(edge);
        client.send(
                "PUT /a%20b?x=1&y=%2F HTTP/1.1\r\nHost: here:1\r\nX-Two: 1\r\nx-two: 2\r\nContent-Length: 2\r\n\r\nhi");

        HeldCalls.Held held = calls.next();
        HttpCall call = held.call();

        assertThat(call.method()).isEqualTo("PUT");
        assertThat(call.path()).isEqualTo("/a%20b");
        assertThat(call.rawQuery()).isEqualTo("x=1&y=%2F");
        assertThat(call.host()).isEqualTo("here:1");
        assertThat(call.headers().all("X-TWO")).containsExactly("1", "2");
        assertThat(call.headers().get("absent")).isNull();
        assertThat(call.bodyText()).isEqualTo("hi");
        assertThat(call.remote().getPort()).isEqualTo(client.socket().getLocalPort());
        assertThat(call.tls()).isFalse();
        held.answer("done");
        assertThat(client.answer().body()).isEqualTo("done");
    }

    @Test
    void anAbsoluteTargetLosesItsAuthority() throws Exception {
        RawClient client = connect(start(ECHO));
        assertThat(client.send("GET http://edge:1/p?q HTTP/1.1\r\nHost: edge\r\n\r\n")
                        .answer()
                        .body())
                .isEqualTo("GET /p ");
    }

    @Test
    void theJdkClientGetsStatusHeadersAndBody() throws Exception {
        HttpService teapot = _ -> CompletableFuture.supplyAsync(
                () -> new HttpAnswer(418, Map.of("content-type", "a/b", "x-request", "r1"), new byte[] {1, 2}));
        Edge edge = start(teapot);
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer = client.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + edge.port() + "/"))
                            .POST(BodyPublishers.ofString("x".repeat(100_000)))
                            .build(),
                    BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(418);
            assertThat(answer.headers().firstValue("x-request")).contains("r1");
            assertThat(answer.body()).containsExactly(1, 2);
        }
    }

    @Test
    void aConnectionServesManyRequests() throws Exception {
        RawClient client = connect(start(ECHO));
        for (int i = 0; i < 5; i++) {
            RawClient.Answer answer = client.send(post("/" + i, "b" + i)).answer();
            assertThat(answer.body()).isEqualTo("POST /" + i + " b" + i);
            assertThat(answer.headers()).doesNotContainKey("connection");
        }
    }

    @Test
    void aChunkedBodyArrivesWhole() throws Exception {
        RawClient client = connect(start(ECHO));
        client.send(
                "POST /c HTTP/1.1\r\nHost: edge\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
        assertThat(client.answer().body()).isEqualTo("POST /c abcde");
        assertThat(client.send(GET).answer().status()).isEqualTo(200);
    }

    @Test
    void aRequestMayArriveByteByByte() throws Exception {
        RawClient client = connect(start(ECHO));
        for (byte b : post("/slow", "body").getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
            client.send(new byte[] {b});
        }
        assertThat(client.answer().body()).isEqualTo("POST /slow body");
    }

    @Test
    void connectionCloseIsHonoured() throws Exception {
        RawClient client = connect(start(ECHO));
        RawClient.Answer answer = client.send("GET / HTTP/1.1\r\nHost: edge\r\nConnection: close\r\n\r\n")
                .answer();
        assertThat(answer.headers()).containsEntry("connection", "close");
        assertThat(client.isAtEnd()).isTrue();
    }

    @Test
    void http10ClosesUnlessAskedToKeepAlive() throws Exception {
        Edge edge = start(ECHO);
        RawClient lasting = connect(edge);
        String keepAlive = "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n";
        assertThat(lasting.send(keepAlive).answer().headers()).containsEntry("connection", "keep-alive");
        assertThat(lasting.send("GET / HTTP/1.0\r\n\r\n").answer().headers()).containsEntry("connection", "close");
        assertThat(lasting.isAtEnd()).isTrue();
    }

    @Test
    void headAndNoContentHaveNoBody() throws Exception {
        Edge edge = start(call ->
                CompletableFuture.completedFuture(HttpAnswer.text(call.path().equals("/none") ? 204 : 200, "four")));
        RawClient client = connect(edge);
        assertThat(client.send("HEAD / HTTP/1.1\r\nHost: edge\r\n\r\n")
                        .answerToHead()
                        .headers())
                .containsEntry("content-length", "4");
        assertThat(client.send("GET /none HTTP/1.1\r\nHost: edge\r\n\r\n")
                        .answer()
                        .headers())
                .doesNotContainKey("content-length");
        assertThat(client.send(GET).answer().body()).isEqualTo("four");
    }

    @Test
    void aClientThatExpectsContinueIsToldToGoOn() throws Exception {
        RawClient client = connect(start(ECHO));
        client.send("POST /e HTTP/1.1\r\nHost: edge\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
        assertThat(client.answer().status()).isEqualTo(100);
        assertThat(client.send("ok").answer().body()).isEqualTo("POST /e ok");
    }

    @Test
    void continueDoesNotOvertakeAnEarlierAnswer() throws Exception {
        var calls = new HeldCalls();
        RawClient client = connect(start(calls));
        client.send(GET + "POST /e HTTP/1.1\r\nHost: edge\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
        calls.next().answer("first");
        assertThat(client.answer().body()).isEqualTo("first");
        assertThat(client.answer().status()).isEqualTo(100);
        client.send("ok");
        calls.next().answer("second");
        assertThat(client.answer().body()).isEqualTo("second");
    }

    @Test
    void aClientThatStopsSendingStillGetsItsAnswer() throws Exception {
        var calls = new HeldCalls();
        RawClient client = connect(start(calls));
        client.send(GET).socket().shutdownOutput();
        calls.next().answer("late");
        RawClient.Answer answer = client.answer();
        assertThat(answer.body()).isEqualTo("late");
        assertThat(client.isAtEnd()).isTrue();
    }

    @Test
    void aServiceThatFailsOrThrowsGivesAnInternalError() throws Exception {
        Edge edge = start(call -> {
            if (call.path().equals("/throw")) {
                throw new IllegalStateException("thrown");
            }
            return call.path().equals("/null")
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(new IllegalStateException("boom"));
        });
        RawClient client = connect(edge);
        for (String path : new String[] {"/throw", "/fail", "/null"}) {
            RawClient.Answer answer = client.send(post(path, "")).answer();
            assertThat(answer.status()).isEqualTo(500);
            assertThat(answer.body())
                    .contains("\"__type\":\"InternalServiceException\"")
                    .doesNotContain("boom");
        }
    }

    @Test
    void aLineBreakInAHeaderValueCannotForgeAHeader() throws Exception {
        Edge edge = start(_ ->
                CompletableFuture.completedFuture(new HttpAnswer(200, Map.of("x-a", "1\r\nx-forged: 2"), new byte[0])));
        assertThat(connect(edge).send(GET).answer().headers())
                .containsEntry("x-a", "1  x-forged: 2")
                .doesNotContainKey("x-forged");
    }

    @Test
    void aPortInUseIsNamed() {
        Edge edge = start(ECHO);
        assertThatThrownBy(() -> start(EdgeConfig.on("127.0.0.1", edge.port()), ECHO, NO_WEB_SOCKETS))
                .isInstanceOf(CannotListenException.class)
                .hasMessage("port " + edge.port() + " on 127.0.0.1 is in use");
    }

    @Test
    void anUnknownHostIsNamed() {
        assertThatThrownBy(() -> start(EdgeConfig.on("no-such-host.invalid", 80), ECHO, NO_WEB_SOCKETS))
                .isInstanceOf(CannotListenException.class)
                .hasMessage("cannot listen on port 80 of no-such-host.invalid: unknown host");
    }
}
