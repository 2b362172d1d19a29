package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.Map;

/** Writes an answer as HTTP/1.1 bytes, head and body in one buffer. */
final class AnswerEncoder {
    private static final byte[] OK = ascii("HTTP/1.1 200 OK\r\n");
    private static final byte[] CONTINUE = ascii("HTTP/1.1 100 Continue\r\n\r\n");
    private static final byte[] CLOSE = ascii("connection: close\r\n");
    private static final byte[] KEEP_ALIVE = ascii("connection: keep-alive\r\n");
    private static final byte[] CONTENT_LENGTH = ascii("content-length: ");
    private static final int HEAD_BYTES_GUESS = 256;

    private AnswerEncoder() {}

    /** How the connection goes on after an answer, and whether the request wanted a body. */
    record Frame(boolean keepAlive, boolean http10, boolean head) {}

    static ByteBuf encode(ByteBufAllocator allocator, HttpAnswer answer, Frame frame) {
        boolean hasBody = answer.status() != 204
                && answer.status() != 304
                && answer.stream().isEmpty();
        byte[] body = answer.body();
        ByteBuf out = allocator.buffer(HEAD_BYTES_GUESS + body.length);
        statusLine(out, answer.status());
        for (Map.Entry<String, String> header : answer.headers().entrySet()) {
            text(out, header.getKey());
            out.writeByte(':').writeByte(' ');
            text(out, header.getValue());
            endLine(out);
        }
        if (hasBody) {
            out.writeBytes(CONTENT_LENGTH);
            ByteBufUtil.writeAscii(out, Integer.toString(body.length));
            endLine(out);
        }
        connection(out, frame);
        endLine(out);
        if (hasBody && !frame.head()) {
            out.writeBytes(body);
        }
        return out;
    }

    static ByteBuf goOn(ByteBufAllocator allocator) {
        return allocator.buffer(CONTINUE.length).writeBytes(CONTINUE);
    }

    private static void statusLine(ByteBuf out, int status) {
        if (status == 200) {
            out.writeBytes(OK);
        } else {
            ByteBufUtil.writeAscii(
                    out,
                    "HTTP/1.1 " + status + " "
                            + HttpResponseStatus.valueOf(status).reasonPhrase());
            endLine(out);
        }
    }

    private static void connection(ByteBuf out, Frame frame) {
        if (!frame.keepAlive()) {
            out.writeBytes(CLOSE);
        } else if (frame.http10()) {
            out.writeBytes(KEEP_ALIVE);
        }
    }

    /** A line break inside a header would let its value forge headers, so control characters become blanks. */
    private static void text(ByteBuf out, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.writeByte(c < ' ' || c == 127 ? ' ' : c > 255 ? '?' : c);
        }
    }

    private static void endLine(ByteBuf out) {
        out.writeByte('\r').writeByte('\n');
    }

    private static byte[] ascii(String text) {
        return text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }
}
