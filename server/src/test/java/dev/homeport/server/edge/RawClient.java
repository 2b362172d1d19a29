package dev.homeport.server.edge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A client that sends exactly the bytes it is told to, however wrong they are. */
public final class RawClient implements Closeable {
    private static final int READ_TIMEOUT_MS = 10_000;

    /** The head is as it came, up to and with the empty line. */
    public record Answer(int status, Map<String, String> headers, String body, String head) {}

    private final Socket socket;
    private final InputStream in;

    public RawClient(Socket socket) throws IOException {
        this.socket = socket;
        socket.setSoTimeout(READ_TIMEOUT_MS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    public static RawClient connect(int port) throws IOException {
        return new RawClient(new Socket(InetAddress.getLoopbackAddress(), port));
    }

    static RawClient connectWithSmallBuffer(int port) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(64 << 10);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return new RawClient(socket);
    }

    public Socket socket() {
        return socket;
    }

    public RawClient send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.UTF_8));
    }

    public RawClient send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** Reads one answer with a Content-Length, or an interim one without. */
    public Answer answer() throws IOException {
        return answer(true);
    }

    Answer answerToHead() throws IOException {
        return answer(false);
    }

    private Answer answer(boolean withBody) throws IOException {
        StringBuilder head = new StringBuilder();
        int status = Integer.parseInt(line(head).split(" ")[1]);
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(head); !line.isEmpty(); line = line(head)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).trim());
        }
        int length = withBody ? Integer.parseInt(headers.getOrDefault("content-length", "0")) : 0;
        return new Answer(status, headers, new String(bytes(length), StandardCharsets.UTF_8), head.toString());
    }

    int read() throws IOException {
        return in.read();
    }

    byte[] bytes(int count) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new EOFException("the connection ended after " + bytes.length + " of " + count + " bytes");
        }
        return bytes;
    }

    /** Whether the server closes now without another byte. */
    public boolean isAtEnd() throws IOException {
        return in.read() == -1;
    }

    private String line(StringBuilder head) throws IOException {
        var line = new ByteArrayOutputStream();
        int last = 0;
        while (last != '\n') {
            last = in.read();
            if (last < 0) {
                throw new EOFException("the connection ended after '" + line + "'");
            }
            line.write(last);
        }
        head.append(line.toString(StandardCharsets.UTF_8));
        return line.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
