package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WebSocketClosingTest extends EdgeTestBase {
    private final RecordingListener listener = new RecordingListener();
    private final Edge edge = start(
            EdgeConfig.on("127.0.0.1", 0).withLimits(limits(Duration.ofMinutes(1), Duration.ofMillis(300), 100)),
            ECHO,
            _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(listener)));

    private RawWebSocket open() throws Exception {
        var socket = new RawWebSocket(connect(edge));
        assertThat(socket.upgrade().status()).isEqualTo(101);
        return socket;
    }

    private void assertClosedWith(RawWebSocket socket, int code) throws Exception {
        RawWebSocket.Frame frame = socket.frame();
        assertThat(frame.opcode()).isEqualTo(RawWebSocket.CLOSE);
        assertThat(frame.closeCode()).isEqualTo(code);
        assertThat(socket.client().isAtEnd()).isTrue();
        socket.client().close();
        assertThat(listener.next()).startsWith("closed " + code + " ");
        assertThat(listener.waiting()).isZero();
        assertThat(listener.link().isOpen()).isFalse();
    }

    @Test
    void aPeerThatClosesGetsItsCodeBack() throws Exception {
        assertClosedWith(open().send(true, RawWebSocket.CLOSE, new byte[] {0x0F, (byte) 0xA0}), 4000);
    }

    @Test
    void aCloseWithoutACodeIsAnsweredWithoutOne() throws Exception {
        RawWebSocket socket = open().send(RawWebSocket.CLOSE, "");
        RawWebSocket.Frame frame = socket.frame();
        assertThat(frame.opcode()).isEqualTo(RawWebSocket.CLOSE);
        assertThat(frame.payload()).isEmpty();
        assertThat(listener.next()).isEqualTo("closed 1005 ");
    }

    @Test
    void aLostConnectionIs1006() throws Exception {
        open().client().close();
        assertThat(listener.next()).isEqualTo("closed 1006 ");
    }

    @Test
    void theServiceMayClose() throws Exception {
        RawWebSocket socket = open();
        listener.link().close(4001, "r".repeat(200));
        RawWebSocket.Frame frame = socket.frame();
        assertThat(frame.closeCode()).isEqualTo(4001);
        assertThat(frame.payload()).hasSize(125);
        socket.send(RawWebSocket.TEXT, "too late").send(true, RawWebSocket.CLOSE, new byte[] {0x0F, (byte) 0xA1});
        assertThat(listener.next()).startsWith("closed 4001 rrr");
        assertThat(socket.client().isAtEnd()).isTrue();
    }

    @Test
    void theServiceMayDropWithoutAWord() throws Exception {
        RawWebSocket socket = open();
        listener.link().drop();
        assertThat(socket.client().isAtEnd()).isTrue();
        assertThat(listener.next()).isEqualTo("closed 1006 ");
        listener.link().send("into the void");
        listener.link().close(1000, "");
    }

    @Test
    void textThatIsNotUtf8Is1007() throws Exception {
        assertClosedWith(open().send(true, RawWebSocket.TEXT, new byte[] {'a', (byte) 0xC3}), 1007);
    }

    @Test
    void aReplacementCharacterIsUtf8() throws Exception {
        open().send(RawWebSocket.TEXT, "\uFFFD");
        assertThat(listener.next()).isEqualTo("text \uFFFD");
    }

    @Test
    void aFrameThatIsTooLargeIs1009() throws Exception {
        assertClosedWith(open().send(RawWebSocket.TEXT, "x".repeat((512 << 10) + 1)), 1009);
    }

    @Test
    void fragmentsThatBecomeTooLargeAre1009() throws Exception {
        byte[] half = new byte[300 << 10];
        RawWebSocket socket = open().send(false, RawWebSocket.TEXT, half).send(true, RawWebSocket.CONTINUATION, half);
        assertClosedWith(socket, 1009);
    }

    @Test
    void brokenFramesAre1002() throws Exception {
        Map<String, byte[]> broken = Map.of(
                "unmasked", new byte[] {(byte) 0x81, 1, 'a'},
                "reserved bit", RawWebSocket.frame(0xC1, new byte[1]),
                "unknown opcode", RawWebSocket.frame(0x83, new byte[1]),
                "fragmented ping", RawWebSocket.frame(0x09, new byte[1]),
                "long ping", RawWebSocket.frame(0x89, new byte[126]),
                "continuation of nothing", RawWebSocket.frame(0x80, new byte[1]),
                "forbidden close code", RawWebSocket.frame(0x88, new byte[] {3, (byte) 0xED}));
        for (var entry : broken.entrySet()) {
            RawWebSocket socket = open();
            socket.client().send(entry.getValue());
            assertThat(socket.frame().closeCode()).as(entry.getKey()).isEqualTo(1002);
            socket.client().close();
            assertThat(listener.next()).as(entry.getKey()).startsWith("closed 1002 ");
        }
    }

    @Test
    void aListenerThatFailsClosesWith1011() throws Exception {
        Edge failing = start(
                EdgeConfig.on("127.0.0.1", 0),
                ECHO,
                _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(new RecordingListener() {
                    @Override
                    public void text(String message) {
                        throw new IllegalStateException(message);
                    }
                })));
        var socket = new RawWebSocket(connect(failing));
        socket.upgrade();
        assertThat(socket.send(RawWebSocket.TEXT, "boom").frame().closeCode()).isEqualTo(1011);
    }

    @Test
    void aPeerThatDoesNotReadIsDropped() throws Exception {
        RawWebSocket socket = open();
        WebSocketLink link = listener.link();
        String large = "x".repeat(64 << 10);
        for (int i = 0; i < 1_000 && link.isOpen(); i++) {
            link.send(large);
        }
        assertThat(listener.next()).isEqualTo("closed 1006 the peer did not read what was sent to it");
        assertThat(link.isOpen()).isFalse();
        assertThat(socket.client().socket().isConnected()).isTrue();
    }

    @Test
    void anIdleWebSocketOutlivesAnIdleHttpConnection() throws Exception {
        RawWebSocket socket = open();
        assertThat(connect(edge).isAtEnd()).isTrue();
        socket.send(RawWebSocket.PING, "still here");
        assertThat(socket.frame().text()).isEqualTo("still here");
    }

    @Test
    void shutdownSays1012() throws Exception {
        RawWebSocket socket = open();
        CompletableFuture<Void> closing = CompletableFuture.runAsync(edge::close);
        RawWebSocket.Frame frame = socket.frame();
        assertThat(frame.closeCode()).isEqualTo(1012);
        socket.send(true, RawWebSocket.CLOSE, frame.payload());
        assertThat(listener.next()).isEqualTo("closed 1012 service restart");
        closing.get(10, TimeUnit.SECONDS);
    }

    @Test
    void anUpgradeDecidedDuringShutdownIsOpenedAndClosedWith1012() throws Exception {
        var decision = new CompletableFuture<Upgrade>();
        var asked = new CompletableFuture<HttpCall>();
        Edge slow = start(EdgeConfig.on("127.0.0.1", 0), ECHO, call -> {
            asked.complete(call);
            return decision;
        });
        RawClient idle = connect(slow);
        var socket = new RawWebSocket(connect(slow));
        socket.client().send(RawWebSocket.UPGRADE);
        asked.join();
        CompletableFuture<Void> closing = CompletableFuture.runAsync(slow::close);
        assertThat(idle.isAtEnd()).isTrue();
        decision.complete(new Upgrade.Accepted(listener));
        assertThat(socket.client().answer().status()).isEqualTo(101);
        assertThat(socket.frame().closeCode()).isEqualTo(1012);
        socket.client().close();
        assertThat(listener.next()).startsWith("closed 1012");
        closing.get(10, TimeUnit.SECONDS);
    }

    @Test
    void anUpgradeWhosePeerLeftIsToldSo() throws Exception {
        var decision = new CompletableFuture<Upgrade>();
        var asked = new CompletableFuture<HttpCall>();
        Edge slow = start(EdgeConfig.on("127.0.0.1", 0), ECHO, call -> {
            asked.complete(call);
            return decision;
        });
        connect(slow).send(RawWebSocket.UPGRADE).close();
        asked.join();
        decision.complete(new Upgrade.Accepted(listener));
        assertThat(listener.next()).startsWith("closed 1006 ");
        assertThat(listener.waiting()).isZero();
    }

    @Test
    void malformedUpgradesAreExplained() throws Exception {
        String[][] mistakes = {
            {RawWebSocket.UPGRADE.replace("Version: 13", "Version: 8"), "426"},
            {RawWebSocket.UPGRADE.replaceAll("Sec-WebSocket-Key.*\r\n", ""), "400"},
            {RawWebSocket.UPGRADE.replace("GET", "POST"), "400"},
        };
        for (String[] mistake : mistakes) {
            RawClient client = connect(edge).send(mistake[0]);
            assertThat(client.answer().status()).isEqualTo(Integer.parseInt(mistake[1]));
            assertThat(client.isAtEnd()).isTrue();
        }
    }
}
