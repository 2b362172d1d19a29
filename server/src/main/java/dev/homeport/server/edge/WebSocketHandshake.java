package dev.homeport.server.edge;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The HTTP half of RFC 6455: recognises an upgrade request, says what is wrong with it, and accepts it. */
final class WebSocketHandshake {
    private static final String KEY_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private WebSocketHandshake() {}

    static boolean isAskedForBy(HttpCall call) {
        return call.headers().lists("upgrade", "websocket") && call.headers().lists("connection", "upgrade");
    }

    /** The answer to a malformed upgrade request, or null if it is well-formed. */
    static HttpAnswer mistakeIn(HttpCall call) {
        if (!call.method().equals("GET")) {
            return Refusals.badRequest("A WebSocket upgrade must be a GET request.");
        }
        if (!call.headers().get("sec-websocket-version", "").trim().equals("13")) {
            return Refusals.webSocketVersion();
        }
        if (!call.headers().contains("sec-websocket-key")) {
            return Refusals.badRequest("The Sec-WebSocket-Key header is missing.");
        }
        return null;
    }

    static ByteBuf accept(ByteBufAllocator allocator, HttpCall call) {
        String answer = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: " + acceptKey(call.headers().get("sec-websocket-key")) + "\r\n\r\n";
        return ByteBufUtil.writeAscii(allocator, answer);
    }

    private static String acceptKey(String key) {
        try {
            byte[] joined = (key.trim() + KEY_SUFFIX).getBytes(StandardCharsets.ISO_8859_1);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(joined));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
