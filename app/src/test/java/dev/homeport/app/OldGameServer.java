package dev.homeport.app;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game server as one with the C++ SDK 3.3.0 and process id 4711 would look, on the port that such a one knows. It
 * hosts whatever session it is given.
 */
final class OldGameServer implements WebSocket.Listener, AutoCloseable {
    private static final URI SERVICE = URI.create("ws://127.0.0.1:5757/socket.io/?EIO=4&transport=websocket&t=1"
            + "&pID=4711&sdkLanguage=Cpp&sdkVersion=3.3.0");
    private static final Pattern START =
            Pattern.compile("42(\\d+)\\[\"StartGameSession\",.*gameSessionId\\\\\":\\\\\"([^\\\\]+).*");
    private static final Pattern ACK = Pattern.compile("43(\\d+)\\[true,.*");

    private final HttpClient client = HttpClient.newHttpClient();
    private final AtomicInteger calls = new AtomicInteger();
    private final Map<String, CompletableFuture<Void>> unanswered = new ConcurrentHashMap<>();
    private final StringBuilder frame = new StringBuilder();
    private final WebSocket socket;

    OldGameServer() {
        socket = client.newWebSocketBuilder().buildAsync(SERVICE, this).join();
    }

    /** With port 7779. */
    void getReady() {
        call("ProcessReady", new byte[] {0x10, (byte) 0xe3, 0x3c});
        call("ReportHealth", new byte[] {8, 1});
    }

    private void call(String request, byte[] message) {
        send(request, message).orTimeout(60, TimeUnit.SECONDS).join();
    }

    private CompletableFuture<Void> send(String request, byte[] message) {
        String id = Integer.toString(calls.getAndIncrement());
        CompletableFuture<Void> answered = new CompletableFuture<>();
        unanswered.put(id, answered);
        String payload = Base64.getEncoder().encodeToString(message);
        String event = "42%s[\"com.amazon.whitewater.auxproxy.pbuffer.%s\",\"%s\"]".formatted(id, request, payload);
        return socket.sendText(event, true).thenCompose(sent -> answered);
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        frame.append(data);
        webSocket.request(1);
        if (!last) {
            return null;
        }
        String whole = frame.toString();
        frame.setLength(0);
        Matcher ack = ACK.matcher(whole);
        if (ack.matches()) {
            unanswered.remove(ack.group(1)).complete(null);
        }
        Matcher start = START.matcher(whole);
        return start.matches() ? host(start.group(1), start.group(2)) : null;
    }

    private CompletionStage<?> host(String eventId, String sessionId) {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.write(0x0a);
        message.write(sessionId.length());
        message.writeBytes(sessionId.getBytes(StandardCharsets.UTF_8));
        return socket.sendText("43" + eventId + "[true]", true)
                .thenCompose(sent -> send("GameSessionActivate", message.toByteArray()));
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
        client.close();
    }
}
