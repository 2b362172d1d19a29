package dev.homeport.server.legacy.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** SDK 3.x by hand: two sockets, one for calls and one for callbacks, and the frames of socket.io. */
public final class Sdk3Server implements LegacyGameServer {
    private static final JsonFactory JSON = new JsonFactory();
    private static final Pattern EVENT = Pattern.compile("42(\\d*)(\\[.*)", Pattern.DOTALL);

    private final FrameQueue calls;
    private final FrameQueue callbacks;
    private final Queue<String> strays = new ArrayDeque<>();
    private int callCount;

    public Sdk3Server(int port, String processId, String version) throws InterruptedException {
        this(port, processId, version, true);
    }

    /** One that says of every session that it is not ready for it. */
    public static Sdk3Server refusing(int port, String processId) throws InterruptedException {
        return new Sdk3Server(port, processId, "3.3.0", false);
    }

    private Sdk3Server(int port, String processId, String version, boolean takesSessions) throws InterruptedException {
        URI uri = URI.create(
                "ws://127.0.0.1:%d/socket.io/?EIO=4&transport=websocket&t=1&pID=%s&sdkLanguage=Java&sdkVersion=%s"
                        .formatted(port, processId, version));
        this.calls = open(uri, takesSessions);
        this.callbacks = open(uri, takesSessions);
    }

    private static FrameQueue open(URI uri, boolean takesSessions) throws InterruptedException {
        FrameQueue opened = new FrameQueue(uri, (socket, frame) -> acknowledge(socket, frame, takesSessions));
        assertThat(opened.next()).startsWith("0{\"sid\":\"");
        assertThat(opened.next()).isEqualTo("40");
        return opened;
    }

    private static void acknowledge(WebSocket socket, String frame, boolean takesSessions) {
        Matcher event = EVENT.matcher(frame);
        if (event.matches() && !event.group(1).isEmpty()) {
            socket.sendText("43" + event.group(1) + "[" + takesSessions + "]", true)
                    .join();
        }
    }

    @Override
    public Outcome call(String message, Map<String, Object> fields) throws InterruptedException {
        String id = Integer.toString(callCount++);
        byte[] payload = Messages.encode(message, fields);
        calls.socket()
                .sendText(
                        "451-%s[\"com.amazon.whitewater.auxproxy.pbuffer.%s\",{\"_placeholder\":true,\"num\":0}]"
                                .formatted(id, message),
                        true)
                .join();
        calls.socket()
                .sendBinary(
                        ByteBuffer.allocate(payload.length + 1)
                                .put((byte) 4)
                                .put(payload)
                                .flip(),
                        true)
                .join();
        String answer = calls.next();
        while (EVENT.matcher(answer).matches()) {
            strays.add(answer);
            answer = calls.next();
        }
        assertThat(answer).startsWith("43" + id + "[");
        List<String> arguments = array(answer.substring(2 + id.length()));
        return new Outcome(arguments.getFirst().equals("true"), arguments.getLast());
    }

    @Override
    public Told next() throws InterruptedException {
        Matcher event = EVENT.matcher(strays.isEmpty() ? callbacks.next() : strays.remove());
        assertThat(event.matches()).isTrue();
        List<String> arguments = array(event.group(2));
        return new Told(arguments.getFirst(), arguments.getLast());
    }

    private static List<String> array(String json) {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), json)) {
            assertThat(in.nextToken()).isEqualTo(JsonToken.START_ARRAY);
            in.nextToken();
            String first = in.getString();
            in.nextToken();
            return List.of(first, in.getString());
        }
    }

    @Override
    public void abort() {
        calls.socket().abort();
        callbacks.socket().abort();
    }

    @Override
    public void close() {
        for (FrameQueue socket : List.of(calls, callbacks)) {
            if (!socket.socket().isOutputClosed()) {
                socket.socket().sendText("41", true).join();
                socket.socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            }
        }
    }
}
