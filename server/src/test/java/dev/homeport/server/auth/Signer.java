package dev.homeport.server.auth;

import dev.homeport.server.edge.Headers;
import dev.homeport.server.edge.HttpCall;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Builds calls as a client sends them. */
final class Signer {
    static final String KEY_ID = "AKIDEXAMPLE";
    static final String SECRET = "secret";

    private Signer() {}

    static HttpCall call(String path, String query, Map<String, String> headers, byte[] body) {
        return new HttpCall("POST", path, query, Headers.of(headers), body, new InetSocketAddress(1), false);
    }

    /** The request of the JSON vector, recorded from boto3, with some headers replaced. */
    static HttpCall json(Map<String, String> replaced) {
        Map<String, String> headers = new TreeMap<>(Map.of(
                "Host", "127.0.0.1:18080",
                "Content-Type", "application/x-amz-json-1.1",
                "X-Amz-Target", "GameLift.ListLocations",
                "X-Amz-Date", "20261115T061041Z",
                "Authorization",
                        authorization(
                                "20261115/us-west-2/gamelift/aws4_request",
                                "content-type;host;x-amz-date;x-amz-target",
                                "e6f793c4ff7797cb8ac9e54e44771db63805ebdb7a44bd8690880f50b34a7933")));
        replaced.forEach((name, value) -> {
            if (value.isEmpty()) {
                headers.remove(name);
            } else {
                headers.put(name, value);
            }
        });
        return call("/", "", headers, "{}".getBytes(StandardCharsets.UTF_8));
    }

    static String authorization(String scope, String signedHeaders, String signature) {
        return "AWS4-HMAC-SHA256 Credential=" + KEY_ID + "/" + scope + ", SignedHeaders=" + signedHeaders
                + ", Signature=" + signature;
    }
}
