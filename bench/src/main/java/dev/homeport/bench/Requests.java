package dev.homeport.bench;

import java.net.URI;
import java.nio.charset.StandardCharsets;

/** HTTP requests, most of them of the GameLift API, as bytes. */
final class Requests {
    private Requests() {}

    static byte[] json(URI endpoint, String operation, String body, String... headers) {
        StringBuilder head = new StringBuilder("POST / HTTP/1.1\r\nHost: ")
                .append(endpoint.getAuthority())
                .append("\r\nX-Amz-Target: GameLift.")
                .append(operation)
                .append("\r\nContent-Type: application/x-amz-json-1.1\r\n");
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        return withBody(head, body.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] cbor(URI endpoint, String operation, byte[] body) {
        StringBuilder head = new StringBuilder("POST /service/GameLift/operation/")
                .append(operation)
                .append(" HTTP/1.1\r\nHost: ")
                .append(endpoint.getAuthority())
                .append("\r\nsmithy-protocol: rpc-v2-cbor\r\nContent-Type: application/cbor\r\n");
        return withBody(head, body);
    }

    /** JSON to a path, as other servers take it. */
    static byte[] post(URI endpoint, String path, String body) {
        StringBuilder head = new StringBuilder("POST ")
                .append(path)
                .append(" HTTP/1.1\r\nHost: ")
                .append(endpoint.getAuthority())
                .append("\r\nContent-Type: application/json\r\n");
        return withBody(head, body.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] withBody(StringBuilder head, byte[] body) {
        head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
        byte[] start = head.toString().getBytes(StandardCharsets.US_ASCII);
        byte[] request = new byte[start.length + body.length];
        System.arraycopy(start, 0, request, 0, start.length);
        System.arraycopy(body, 0, request, start.length, body.length);
        return request;
    }
}
