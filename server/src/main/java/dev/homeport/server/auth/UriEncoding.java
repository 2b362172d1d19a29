package dev.homeport.server.auth;

import java.nio.charset.StandardCharsets;

/** Percent-encoding as signatures want it: everything but the unreserved characters of RFC 3986. */
final class UriEncoding {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private UriEncoding() {}

    static String encode(String text) {
        return encode(text, false);
    }

    /** Keeps the slashes between the segments of a path. */
    static String encodePath(String path) {
        return encode(path, true);
    }

    private static String encode(String text, boolean keepSlash) {
        var out = new StringBuilder(text.length() + 16);
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if (isUnreserved(c) || (keepSlash && c == '/')) {
                out.append(c);
            } else {
                out.append('%').append(HEX[c >> 4]).append(HEX[c & 0xF]);
            }
        }
        return out.toString();
    }

    private static boolean isUnreserved(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || c == '-'
                || c == '.'
                || c == '_'
                || c == '~';
    }
}
