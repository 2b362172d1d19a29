package dev.homeport.server.edge;

import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * A complete HTTP request. Path and query are as sent, not decoded; the query is empty when there is none. The body
 * belongs to the receiver.
 */
// A record holding an array compares by identity, which is what a request is compared by anyway.
@SuppressWarnings("ArrayRecordComponent")
public record HttpCall(
        String method,
        String path,
        String rawQuery,
        Headers headers,
        byte[] body,
        InetSocketAddress remote,
        boolean tls) {

    /** Splits a request target into path and query; an absolute target loses its scheme and authority. */
    static HttpCall of(
            String method, String target, Headers headers, byte[] body, InetSocketAddress remote, boolean tls) {
        String relative = relative(target);
        int question = relative.indexOf('?');
        String path = question < 0 ? relative : relative.substring(0, question);
        String query = question < 0 ? "" : relative.substring(question + 1);
        return new HttpCall(method, path, query, headers, body, remote, tls);
    }

    /** The name and port by which the caller reached us. */
    public String host() {
        return headers.get("host", "");
    }

    public String bodyText() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /** Leaves out the query, headers and body, because they may carry secrets. */
    @Override
    public String toString() {
        return method + " " + path + " from " + remote;
    }

    private static String relative(String target) {
        if (target.startsWith("/")) {
            return target;
        }
        int authority = target.indexOf("://");
        if (authority < 0) {
            return target;
        }
        int path = target.indexOf('/', authority + 3);
        return path < 0 ? "/" : target.substring(path);
    }
}
