package dev.homeport.server.edge;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * An answer to an {@link HttpCall}. The edge adds Content-Length and Connection itself and leaves the body out where
 * HTTP wants none (HEAD, 204, 304). The body must not be changed afterwards. A stream takes the place of a body and
 * ends with the connection.
 */
// Answers are written, never compared.
@SuppressWarnings("ArrayRecordComponent")
public record HttpAnswer(
        int status, Map<String, String> headers, byte[] body, boolean closes, Optional<StreamSource> stream) {

    public HttpAnswer(int status, Map<String, String> headers, byte[] body) {
        this(status, headers, body, false, Optional.empty());
    }

    public static HttpAnswer streaming(Map<String, String> headers, StreamSource source) {
        return new HttpAnswer(200, headers, new byte[0], true, Optional.of(source));
    }

    public static HttpAnswer of(int status, String contentType, byte[] body) {
        return new HttpAnswer(status, Map.of("content-type", contentType), body);
    }

    public String bodyText() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /** The same answer, after which the connection is closed. */
    public HttpAnswer thenClose() {
        return new HttpAnswer(status, headers, body, true, stream);
    }

    public static HttpAnswer text(int status, String text) {
        return of(status, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }
}
