package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Sends damaged traffic and looks whether the edge ends every connection and stays well. */
class GarbageTest extends EdgeTestBase {
    private static final int ROUNDS = 400;

    private final Edge edge = start(
            EdgeConfig.on("127.0.0.1", 0),
            ECHO,
            _ -> CompletableFuture.completedFuture(new Upgrade.Accepted(new RecordingListener())));

    @Test
    void damagedRequestsAreAnsweredOrClosedButNeverHang() throws Exception {
        String sound = post("/a?b=c", "body") + "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "4\r\nabcd\r\n0\r\n\r\n" + GET;
        var random = new Random(42);
        for (int round = 0; round < ROUNDS; round++) {
            sendAndAwaitEnd(damaged(sound.getBytes(StandardCharsets.ISO_8859_1), random));
        }
        assertThat(connect(edge).send(GET).answer().status()).isEqualTo(200);
    }

    @Test
    void damagedFramesCloseTheSocket() throws Exception {
        byte[] text = RawWebSocket.frame(0x81, "hello".getBytes(StandardCharsets.UTF_8));
        byte[] ping = RawWebSocket.frame(0x89, new byte[20]);
        byte[] sound = new byte[text.length + ping.length];
        System.arraycopy(text, 0, sound, 0, text.length);
        System.arraycopy(ping, 0, sound, text.length, ping.length);
        var random = new Random(43);
        for (int round = 0; round < ROUNDS; round++) {
            byte[] upgrade = RawWebSocket.UPGRADE.getBytes(StandardCharsets.US_ASCII);
            byte[] frames = damaged(sound, random);
            try (RawClient client = RawClient.connect(edge.port())) {
                assertThat(client.send(upgrade).answer().status()).isEqualTo(101);
                client.send(frames).socket().shutdownOutput();
                readToEnd(client);
            }
        }
        assertThat(connect(edge).send(GET).answer().status()).isEqualTo(200);
    }

    private void sendAndAwaitEnd(byte[] bytes) throws Exception {
        try (RawClient client = RawClient.connect(edge.port())) {
            client.send(bytes).socket().shutdownOutput();
            readToEnd(client);
        }
    }

    private static void readToEnd(RawClient client) throws Exception {
        try {
            while (client.read() >= 0) {
                // Whatever is said is fine as long as it ends.
            }
        } catch (SocketException reset) {
            assertThat(reset).hasMessageContaining("reset");
        }
    }

    private static byte[] damaged(byte[] sound, Random random) {
        byte[] bytes = sound.clone();
        int damages = 1 + random.nextInt(4);
        for (int i = 0; i < damages; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return random.nextBoolean() ? bytes : java.util.Arrays.copyOf(bytes, random.nextInt(1, bytes.length));
    }
}
