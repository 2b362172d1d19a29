package dev.homeport.server.edge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A WebSocket client that sends exactly the frames it is told to, however wrong they are. */
public record RawWebSocket(RawClient client) {
    static final int CONTINUATION = 0;
    public static final int TEXT = 1;
    public static final int BINARY = 2;
    public static final int CLOSE = 8;
    public static final int PING = 9;
    public static final int PONG = 10;
    static final String UPGRADE = String.join(
            "\r\n",
            "GET /any/path?x=1 HTTP/1.1",
            "Host: here:1",
            "Upgrade: WebSocket",
            "Connection: keep-alive, Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "\r\n");

    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;

    // Frames are looked into, never compared.
    @SuppressWarnings("ArrayRecordComponent")
    public record Frame(byte[] head, byte[] payload) {
        public int opcode() {
            return head[0] & 0x0F;
        }

        public String text() {
            return new String(payload, StandardCharsets.UTF_8);
        }

        public int closeCode() {
            return ByteBuffer.wrap(payload).getShort();
        }
    }

    RawClient.Answer upgrade() throws IOException {
        return client.send(UPGRADE).answer();
    }

    public RawWebSocket send(int opcode, String payload) throws IOException {
        return send(true, opcode, payload.getBytes(StandardCharsets.UTF_8));
    }

    public RawWebSocket send(boolean last, int opcode, byte[] payload) throws IOException {
        client.send(frame((last ? FINAL : 0) | opcode, payload));
        return this;
    }

    /** A frame masked with a key that changes the payload. */
    static byte[] frame(int firstByte, byte[] payload) {
        byte[] key = {1, 2, 3, 4};
        var out = new ByteArrayOutputStream();
        out.write(firstByte);
        if (payload.length < 126) {
            out.write(MASKED | payload.length);
        } else if (payload.length <= 0xFFFF) {
            out.write(MASKED | 126);
            out.writeBytes(
                    ByteBuffer.allocate(2).putShort((short) payload.length).array());
        } else {
            out.write(MASKED | 127);
            out.writeBytes(ByteBuffer.allocate(8).putLong(payload.length).array());
        }
        out.writeBytes(key);
        for (int i = 0; i < payload.length; i++) {
            out.write(payload[i] ^ key[i % 4]);
        }
        return out.toByteArray();
    }

    public Frame frame() throws IOException {
        byte[] start = client.bytes(2);
        byte[] more = client.bytes(start[1] == 126 ? 2 : start[1] == 127 ? 8 : 0);
        int length = more.length == 0 ? start[1] : new BigInteger(1, more).intValueExact();
        byte[] head = ByteBuffer.allocate(start.length + more.length)
                .put(start)
                .put(more)
                .array();
        return new Frame(head, client.bytes(length));
    }

    /** The only way that a server may begin a whole frame. */
    public static byte[] serverHead(int opcode, int length) {
        byte first = (byte) (FINAL | opcode);
        return length < 126
                ? new byte[] {first, (byte) length}
                : ByteBuffer.allocate(4)
                        .put(first)
                        .put((byte) 126)
                        .putShort((short) length)
                        .array();
    }
}
