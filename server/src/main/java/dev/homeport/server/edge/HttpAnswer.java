package dev.homeport.server.edge;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * An answer to an {@link HttpCall}. The edge adds Content-Length and Connection itself and leaves the body out where
 * HTTP wants none (HEAD, 204, 304). The body must not be changed afterwards.
 */
// Answers are written, never compared.
@SuppressWarnings("ArrayRecordComponent")
public record HttpAnswer(int status, Map<String, String> headers, byte[] body, boolean closes) {

    public HttpAnswer(int status, Map<String, String> headers, byte[] body) {
        this(status, headers, body, false);
    }

    public static HttpAnswer of(int status, String contentType, byte[] body) {
        return new HttpAnswer(status, Map.of("content-type", contentType), body);
    }

    public String bodyText() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /** The same answer, after which the connection is closed. */
    public HttpAnswer thenClose() {
        return new HttpAnswer(status, headers, body, true);
    }

    public static HttpAnswer text(int status, String text) {
        return of(status, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }
}
