package dev.homeport.server.sdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A game server process reduced to its socket: it sends the frames it is told to and keeps those it gets. */
public final class SdkPeer implements WebSocket.Listener, AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final StringBuilder unfinished = new StringBuilder();
    private final WebSocket socket;

    private SdkPeer(URI uri) {
        socket = CLIENT.newWebSocketBuilder().buildAsync(uri, this).join();
    }

    public static SdkPeer connect(URI endpoint, String query) {
        return new SdkPeer(URI.create("ws://" + endpoint.getAuthority() + "/?" + query));
    }

    public void send(String frame) {
        socket.sendText(frame, true).join();
    }

    /** The next frame, which has to come soon. */
    public String next() throws InterruptedException {
        String frame = received.poll(20, TimeUnit.SECONDS);
        assertThat(frame).as("the next frame").isNotNull();
        return frame;
    }

    /** Sends a request and expects the plain answer that all went well. */
    public void call(String action, String requestId, String members) throws InterruptedException {
        send("{\"Action\":\"%s\",\"RequestId\":\"%s\"%s}".formatted(action, requestId, members));
        assertThat(next())
                .isEqualTo("{\"Action\":\"%s\",\"RequestId\":\"%s\",\"StatusCode\":200}".formatted(action, requestId));
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        unfinished.append(data);
        if (last) {
            received.add(unfinished.toString());
            unfinished.setLength(0);
        }
        webSocket.request(1);
        return null;
    }

    /** Goes away without a word, as a lost connection does. */
    @Override
    public void close() {
        socket.abort();
    }
}
