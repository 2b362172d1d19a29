package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;

/** Writes WebSocket frames as a server does: whole and unmasked. */
final class FrameEncoder {
    static final int NO_CODE = 1005;

    private static final int TEXT = 0x81;
    private static final int CLOSE = 0x88;
    private static final int PING = 0x89;
    private static final int PONG = 0x8A;
    private static final int REASON_BYTES_MAX = 123;

    private FrameEncoder() {}

    static ByteBuf text(ByteBufAllocator allocator, String text) {
        int length = ByteBufUtil.utf8Bytes(text);
        ByteBuf out = begin(allocator, TEXT, length);
        ByteBufUtil.reserveAndWriteUtf8(out, text, length);
        return out;
    }

    static ByteBuf close(ByteBufAllocator allocator, int code, String reason) {
        if (code == NO_CODE) {
            return begin(allocator, CLOSE, 0);
        }
        String shortened = shortened(reason);
        int length = ByteBufUtil.utf8Bytes(shortened);
        ByteBuf out = begin(allocator, CLOSE, 2 + length).writeShort(code);
        ByteBufUtil.reserveAndWriteUtf8(out, shortened, length);
        return out;
    }

    static ByteBuf ping(ByteBufAllocator allocator) {
        return begin(allocator, PING, 0);
    }

    static ByteBuf pong(ByteBufAllocator allocator, ByteBuf payload) {
        return begin(allocator, PONG, payload.readableBytes()).writeBytes(payload);
    }

    private static ByteBuf begin(ByteBufAllocator allocator, int opcode, int length) {
        ByteBuf out = allocator.buffer(10 + length).writeByte(opcode);
        if (length < 126) {
            return out.writeByte(length);
        }
        return length <= 0xFFFF
                ? out.writeByte(126).writeShort(length)
                : out.writeByte(127).writeLong(length);
    }

    private static String shortened(String reason) {
        String text = reason;
        while (ByteBufUtil.utf8Bytes(text) > REASON_BYTES_MAX) {
            text = text.substring(0, text.offsetByCodePoints(text.length(), -1));
        }
        return text;
    }
}
