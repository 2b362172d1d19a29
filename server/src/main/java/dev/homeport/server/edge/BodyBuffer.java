package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import java.util.Arrays;

/** Collects a request body up to a limit, growing with what arrives and not with what was announced. */
final class BodyBuffer {
    private static final byte[] EMPTY = new byte[0];

    private final int bytesMax;
    private byte[] bytes = EMPTY;
    private int length;

    BodyBuffer(int bytesMax) {
        this.bytesMax = bytesMax;
    }

    /** Takes over the readable bytes, or returns false when they do not fit. */
    boolean append(ByteBuf content) {
        int count = content.readableBytes();
        if (count > bytesMax - length) {
            return false;
        }
        if (length + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, length == 0 ? count : Math.min(bytesMax, 2 * (length + count)));
        }
        content.readBytes(bytes, length, count);
        length += count;
        return true;
    }

    byte[] take() {
        byte[] taken = length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
        bytes = EMPTY;
        length = 0;
        return taken;
    }
}
