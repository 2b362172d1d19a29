package dev.homeport.server.auth;

import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A request in the one form that both sides sign. */
final class CanonicalRequest {
    private static final int LENGTH_GUESS = 512;

    private CanonicalRequest() {}

    static String of(HttpCall call, List<String> signedHeaders, String bodyHash) {
        var out = new StringBuilder(LENGTH_GUESS);
        out.append(call.method()).append('\n');
        // The path is encoded on the wire already, and signatures encode it once more.
        out.append(UriEncoding.encodePath(call.path())).append('\n');
        out.append(query(call.rawQuery())).append('\n');
        for (String name : signedHeaders) {
            out.append(name).append(':');
            values(out, call.headers().all(name));
            out.append('\n');
        }
        out.append('\n');
        for (int i = 0; i < signedHeaders.size(); i++) {
            out.append(i == 0 ? "" : ";").append(signedHeaders.get(i));
        }
        return out.append('\n').append(bodyHash).toString();
    }

    private static String query(String rawQuery) {
        if (rawQuery.isEmpty()) {
            return "";
        }
        List<String> pairs = new ArrayList<>();
        for (Query.Parameter parameter : Query.parse(rawQuery).parameters()) {
            pairs.add(UriEncoding.encode(parameter.name()) + "=" + UriEncoding.encode(parameter.value()));
        }
        Collections.sort(pairs);
        return String.join("&", pairs);
    }

    private static void values(StringBuilder out, List<String> values) {
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            withSingleBlanks(out, values.get(i).strip());
        }
    }

    private static void withSingleBlanks(StringBuilder out, String value) {
        if (!value.contains("  ")) {
            out.append(value);
            return;
        }
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != ' ' || value.charAt(i - 1) != ' ') {
                out.append(c);
            }
        }
    }
}
