package dev.homeport.app;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Sends what the AWSOSS plugin of an Unreal game sends, byte for byte, and reads what it reads: it looks at no status,
 * and takes every answer for JSON.
 */
record Plugin(URI gateway) {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** What a player connects with; the plugin needs all three to be there. */
    record Connection(String ipAddress, String port, String playerSessionId) {}

    /** The engine writes JSON with tabs and the line ends of Windows. */
    Connection createSession(String name, String uuid, int connections) throws IOException {
        return connection(exchange(
                "POST",
                "/create_session",
                "{\r\n\t\"session_name\": \"%s\",\r\n\t\"build_id\": 1,\r\n\t\"uuid\": \"%s\",\r\n\t\"num_connections\": %d\r\n}"
                        .formatted(name, uuid, connections)));
    }

    Connection joinSession(String sessionId, String uuid) throws IOException {
        return connection(join(sessionId, uuid));
    }

    JsonNode join(String sessionId, String uuid) throws IOException {
        return exchange(
                "POST",
                "/join_session",
                "{\r\n\t\"GameSessionId\": \"%s\",\r\n\t\"uuid\": \"%s\"\r\n}".formatted(sessionId, uuid));
    }

    /** Must be an array. */
    JsonNode findSessions() throws IOException {
        JsonNode found = exchange("GET", "/find_session", "");
        if (!found.isArray()) {
            throw new AssertionError("The plugin cannot read " + found);
        }
        return found;
    }

    private static Connection connection(JsonNode answer) {
        Connection connection = new Connection(
                answer.path("IpAddress").asString(""),
                answer.path("Port").asString(""),
                answer.path("PlayerSessionId").asString(""));
        if (!answer.isObject()
                || connection.ipAddress().isEmpty()
                || connection.port().isEmpty()
                || connection.playerSessionId().isEmpty()) {
            throw new AssertionError("The plugin never completes after " + answer);
        }
        return connection;
    }

    JsonNode exchange(String method, String path, String body) throws IOException {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: " + gateway.getAuthority() + "\r\n"
                + "Accept: */*\r\nAccept-Encoding: deflate, gzip\r\nContent-Type: application/json\r\n"
                + "User-Agent: Samuel/UE5-CL-0 (http-legacy) Windows/10.0.19045.1.256.64bit\r\n"
                + "Content-Length: " + content.length + "\r\n\r\n";
        try (Socket socket = new Socket(gateway.getHost(), gateway.getPort())) {
            socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().write(content);
            return JSON.readTree(body(new BufferedInputStream(socket.getInputStream())));
        }
    }

    private static byte[] body(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (!head.toString().endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("The answer ended within its head: " + head);
            }
            head.append((char) next);
        }
        String length = head.toString().replaceFirst("(?is).*\r\ncontent-length: *([0-9]+)\r\n.*", "$1");
        return in.readNBytes(Integer.parseInt(length));
    }
}
