package dev.homeport.serversdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.homeport.serversdk.internal.Json;
import dev.homeport.serversdk.internal.JsonObject;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URLDecoder;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One connection of a game server process, seen from the service: RFC 6455 as far as the tests need it. */
public final class ScriptedSocket {
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    private final ScriptedService service;
    private final Socket socket;
    private final BlockingQueue<JsonObject> received = new LinkedBlockingQueue<>();
    private final BlockingQueue<Integer> closeCodes = new LinkedBlockingQueue<>();
    private final List<String> headers = new ArrayList<>();

    ScriptedSocket(ScriptedService service, Socket socket) {
        this.service = service;
        this.socket = socket;
    }

    /** The path and query of the handshake, as sent. */
    String target() {
        return headers.get(0).split(" ")[1];
    }

    List<String> headers() {
        return headers;
    }

    /** The query of the handshake, decoded, in the order sent. */
    public Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>();
        for (String parameter : target().substring(target().indexOf('?') + 1).split("&")) {
            String[] pair = parameter.split("=", 2);
            query.put(pair[0], URLDecoder.decode(pair[1], UTF_8));
        }
        return query;
    }

    public JsonObject receive() {
        return ScriptedService.next(received, "a request");
    }

    /** Waits for the next request with this action and skips all others. */
    public JsonObject receive(String action) {
        JsonObject request = receive();
        while (!request.text("Action").equals(action)) {
            request = receive();
        }
        return request;
    }

    boolean hasReceivedNothing() {
        return received.isEmpty();
    }

    /** Waits until the client has closed: its close code, or 1006 when it just went away. */
    public int closeCode() {
        return ScriptedService.next(closeCodes, "a close");
    }

    public void send(String text) {
        frame(TEXT, text.getBytes(UTF_8));
    }

    /** Sends a text in two frames. */
    void sendFragmented(String first, String second) {
        write(new byte[] {TEXT, (byte) first.length()}, first.getBytes(UTF_8));
        write(new byte[] {(byte) 0x80, (byte) second.length()}, second.getBytes(UTF_8));
    }

    void close(int code) {
        frame(CLOSE, new byte[] {(byte) (code >> 8), (byte) code});
    }

    public void kill() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void serve() {
        try (socket) {
            socket.setTcpNoDelay(true);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            if (handshake(in)) {
                service.opened(this);
                while (readFrame(in)) {}
            }
        } catch (IOException e) {
            closeCodes.add(1006);
        }
    }

    private boolean handshake(DataInputStream in) throws IOException {
        for (String line = readLine(in); !line.isEmpty(); line = readLine(in)) {
            headers.add(line);
        }
        Optional<Integer> refusal = service.nextRefusal();
        if (refusal.isPresent()) {
            write(("HTTP/1.1 " + refusal.get() + " No\r\nContent-Length: 0\r\n\r\n").getBytes(ISO_8859_1));
            return false;
        }
        String key = headers.stream()
                .filter(header -> header.startsWith("Sec-WebSocket-Key: "))
                .map(header -> header.substring(19))
                .findFirst()
                .orElseThrow();
        write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
                        + accept(key) + "\r\n\r\n")
                .getBytes(ISO_8859_1));
        return true;
    }

    private static String accept(String key) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-1")
                    .digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(ISO_8859_1));
            return Base64.getEncoder().encodeToString(digest);
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }

    private static String readLine(DataInputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    private boolean readFrame(DataInputStream in) throws IOException {
        int opcode = in.readUnsignedByte() & 0x0f;
        int length = in.readUnsignedByte() & 0x7f;
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = Math.toIntExact(in.readLong());
        }
        byte[] mask = in.readNBytes(4);
        byte[] payload = in.readNBytes(length);
        for (int i = 0; i < length; i++) {
            payload[i] ^= mask[i % 4];
        }
        if (opcode == TEXT) {
            JsonObject request = Json.parse(new String(payload, UTF_8));
            received.add(request);
            service.answerTo(request).ifPresent(this::send);
        } else if (opcode == PING) {
            frame(PONG, payload);
        } else if (opcode == CLOSE) {
            closeCodes.add((payload[0] & 0xff) << 8 | (payload[1] & 0xff));
            frame(CLOSE, payload);
        }
        return opcode != CLOSE;
    }

    private void frame(int opcode, byte[] payload) {
        byte[] header = payload.length < 126
                ? new byte[] {(byte) (0x80 | opcode), (byte) payload.length}
                : new byte[] {(byte) (0x80 | opcode), 126, (byte) (payload.length >> 8), (byte) payload.length};
        write(header, payload);
    }

    private synchronized void write(byte[]... parts) {
        try {
            OutputStream out = socket.getOutputStream();
            for (byte[] part : parts) {
                out.write(part);
            }
            out.flush();
        } catch (IOException e) {
            closeCodes.add(1006);
        }
    }
}
