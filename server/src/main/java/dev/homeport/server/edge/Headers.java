package dev.homeport.server.edge;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.List;
import java.util.Map;

/** A read-only view of a request's headers; names are case-insensitive. */
public final class Headers {
    private final HttpHeaders headers;

    Headers(HttpHeaders headers) {
        this.headers = headers;
    }

    public static Headers of(Map<String, String> values) {
        var headers = new DefaultHttpHeaders();
        values.forEach(headers::add);
        return new Headers(headers);
    }

    /** The first value of a header, or null. */
    public String get(String name) {
        return headers.get(name);
    }

    public String get(String name, String otherwise) {
        String value = headers.get(name);
        return value == null ? otherwise : value;
    }

    /** Every value of a header in the order received; empty if it was not sent. */
    public List<String> all(String name) {
        return headers.getAll(name);
    }

    public boolean contains(String name) {
        return headers.contains(name);
    }

    /** Whether a comma-separated header such as Connection names the token, in any case. */
    public boolean lists(String name, String token) {
        return headers.containsValue(name, token, true);
    }

    /** Names only: values may be secrets. */
    @Override
    public String toString() {
        return headers.names().toString();
    }
}
