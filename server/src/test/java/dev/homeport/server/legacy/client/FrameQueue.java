package dev.homeport.server.legacy.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** A WebSocket whose text frames are looked at one by one. */
final class FrameQueue implements WebSocket.Listener {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
    private final StringBuilder unfinished = new StringBuilder();
    private final BiConsumer<WebSocket, String> onFrame;
    private final WebSocket socket;

    /** The consumer may answer a frame at once; all are queued. */
    FrameQueue(URI uri, BiConsumer<WebSocket, String> onFrame) {
        this.onFrame = onFrame;
        this.socket = CLIENT.newWebSocketBuilder().buildAsync(uri, this).join();
    }

    WebSocket socket() {
        return socket;
    }

    String next() throws InterruptedException {
        String frame = frames.poll(60, TimeUnit.SECONDS);
        assertThat(frame).as("the next frame").isNotNull();
        return frame;
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        unfinished.append(data);
        if (last) {
            String frame = unfinished.toString();
            unfinished.setLength(0);
            onFrame.accept(webSocket, frame);
            frames.add(frame);
        }
        webSocket.request(1);
        return null;
    }
}
