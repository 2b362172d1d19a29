package dev.homeport.server.edge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
    public record Frame(int opcode, byte[] payload) {
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
        int opcode = client.bytes(1)[0] & 0x0F;
        int length = client.bytes(1)[0];
        if (length == 126) {
            length = ByteBuffer.wrap(client.bytes(2)).getShort() & 0xFFFF;
        } else if (length == 127) {
            length = (int) ByteBuffer.wrap(client.bytes(8)).getLong();
        }
        return new Frame(opcode, client.bytes(length));
    }
}
