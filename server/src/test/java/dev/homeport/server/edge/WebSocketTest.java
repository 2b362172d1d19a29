package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

class WebSocketTest extends EdgeTestBase {
    private final RecordingListener listener = new RecordingListener();
    private final WebSocketService accepting = _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(listener));

    private Edge startAccepting() {
        return start(EdgeConfig.on("127.0.0.1", 0), ECHO, accepting);
    }

    private RawWebSocket open(Edge edge) throws Exception {
        var socket = new RawWebSocket(connect(edge));
        assertThat(socket.upgrade().status()).isEqualTo(101);
        return socket;
    }

    @Test
    void theHandshakeProvesThatTheKeyWasRead() throws Exception {
        RawClient.Answer answer = new RawWebSocket(connect(startAccepting())).upgrade();
        assertThat(answer.status()).isEqualTo(101);
        assertThat(answer.headers())
                .containsEntry("sec-websocket-accept", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
                .doesNotContainKeys("sec-websocket-extensions", "sec-websocket-protocol");
    }

    @Test
    void theJdkClientTalksAndCloses() throws Exception {
        Edge edge = startAccepting();
        var received = new CompletableFuture<String>();
        var closed = new CompletableFuture<Integer>();
        HttpClient client = HttpClient.newHttpClient();
        closeLater(client::shutdownNow);
        WebSocket socket = client.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + edge.port() + "/x"), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
                        received.complete(data.toString());
                        return null;
                    }

                    @Override
                    public CompletionStage<?> onClose(WebSocket webSocket, int statusCode, String reason) {
                        closed.complete(statusCode);
                        return null;
                    }
                })
                .join();
        socket.request(10);
        socket.sendText("hällo ", false).join();
        socket.sendText("wörld", true).join();
        assertThat(listener.next()).isEqualTo("text hällo wörld");
        listener.link().send("grüße");
        assertThat(received.join()).isEqualTo("grüße");
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "bye").join();
        assertThat(listener.next()).isEqualTo("closed 1000 bye");
        assertThat(closed.join()).isEqualTo(1000);
    }

    @Test
    void aLinkKnowsHowItsPeerReachedIt() throws Exception {
        RawWebSocket socket = open(startAccepting());
        WebSocketLink link = listener.link();
        assertThat(link.host()).isEqualTo("here:1");
        assertThat(link.tls()).isFalse();
        assertThat(link.isOpen()).isTrue();
        assertThat(link.remote().getPort()).isEqualTo(socket.client().socket().getLocalPort());
    }

    @Test
    void theServiceSeesPathAndQueryAndItsRefusalIsTheAnswer() throws Exception {
        Edge edge = start(
                EdgeConfig.on("127.0.0.1", 0),
                ECHO,
                call -> CompletableFuture.supplyAsync(
                        () -> new Upgrade.Refused(HttpAnswer.text(403, call.path() + "?" + call.rawQuery()))));
        var socket = new RawWebSocket(connect(edge));
        RawClient.Answer answer = socket.upgrade();
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.body()).isEqualTo("/any/path?x=1");
        assertThat(socket.client().isAtEnd()).isTrue();
    }

    @Test
    void anUpgradeWaitsForTheAnswersBeforeIt() throws Exception {
        var calls = new HeldCalls();
        RawClient client = connect(start(EdgeConfig.on("127.0.0.1", 0), calls, accepting));
        client.send(GET + RawWebSocket.UPGRADE);
        calls.next().answer("first");
        assertThat(client.answer().body()).isEqualTo("first");
        assertThat(client.answer().status()).isEqualTo(101);
        listener.link().send("hi");
        assertThat(new RawWebSocket(client).frame().text()).isEqualTo("hi");
    }

    @Test
    void messagesSentWhileOpeningFollowTheHandshake() throws Exception {
        Edge edge = start(
                EdgeConfig.on("127.0.0.1", 0),
                ECHO,
                _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(new RecordingListener() {
                    @Override
                    public void opened(WebSocketLink opened) {
                        opened.send("welcome");
                        opened.send("x".repeat(100_000));
                    }
                })));
        RawWebSocket socket = open(edge);
        assertThat(socket.frame().text()).isEqualTo("welcome");
        assertThat(socket.frame().payload()).hasSize(100_000);
    }

    @Test
    void framesSentRightBehindTheUpgradeAreHeard() throws Exception {
        var decision = new CompletableFuture<Upgrade>();
        var asked = new CompletableFuture<HttpCall>();
        Edge edge = start(EdgeConfig.on("127.0.0.1", 0), ECHO, call -> {
            asked.complete(call);
            return decision;
        });
        var socket = new RawWebSocket(connect(edge));
        socket.client().send(RawWebSocket.UPGRADE);
        asked.join();
        socket.send(RawWebSocket.TEXT, "early");
        decision.complete(new Upgrade.Accepted(listener));
        assertThat(socket.client().answer().status()).isEqualTo(101);
        assertThat(listener.next()).isEqualTo("text early");
        listener.link().send("heard");
        assertThat(socket.frame().text()).isEqualTo("heard");
    }

    @Test
    void pingsAreAnsweredAtOnce() throws Exception {
        RawWebSocket socket = open(startAccepting());
        socket.send(RawWebSocket.PING, "beat");
        RawWebSocket.Frame pong = socket.frame();
        assertThat(pong.opcode()).isEqualTo(RawWebSocket.PONG);
        assertThat(pong.text()).isEqualTo("beat");
    }

    @Test
    void fragmentsAreJoinedAndControlFramesMayComeBetween() throws Exception {
        RawWebSocket socket = open(startAccepting());
        socket.send(false, RawWebSocket.TEXT, new byte[] {'a', (byte) 0xC3})
                .send(RawWebSocket.PING, "")
                .send(RawWebSocket.PONG, "unasked")
                .send(false, RawWebSocket.CONTINUATION, new byte[] {(byte) 0xA4})
                .send(true, RawWebSocket.CONTINUATION, new byte[] {'z'});
        assertThat(socket.frame().opcode()).isEqualTo(RawWebSocket.PONG);
        assertThat(listener.next()).isEqualTo("text aäz");
    }

    @Test
    void binaryMessagesAreHeardAsSuch() throws Exception {
        RawWebSocket socket = open(startAccepting());
        socket.send(true, RawWebSocket.BINARY, new byte[] {4, (byte) 0xFF}).send(RawWebSocket.TEXT, "after");
        assertThat(listener.next()).isEqualTo("binary 2");
        assertThat(listener.next()).isEqualTo("text after");
    }

    @Test
    void aMessageOfExactlyTheLimitIsTaken() throws Exception {
        RawWebSocket socket = open(startAccepting());
        socket.send(RawWebSocket.TEXT, "x".repeat(512 << 10));
        assertThat(listener.next()).hasSize("text ".length() + (512 << 10));
    }

    @Test
    void messagesFromManyThreadsAllArriveAndEachThreadsInOrder() throws Exception {
        RawWebSocket socket = open(startAccepting());
        WebSocketLink link = listener.link();
        for (int thread = 0; thread < 4; thread++) {
            String name = "t" + thread + " ";
            Thread.startVirtualThread(() -> {
                for (int i = 0; i < 200; i++) {
                    link.send(name + i);
                }
            });
        }
        int[] next = new int[4];
        for (int i = 0; i < 800; i++) {
            String[] parts = socket.frame().text().split(" ");
            int thread = parts[0].charAt(1) - '0';
            assertThat(Integer.parseInt(parts[1])).isEqualTo(next[thread]++);
        }
    }
}
