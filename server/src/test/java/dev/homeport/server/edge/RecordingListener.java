package dev.homeport.server.edge;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Writes down what happens on a WebSocket. */
class RecordingListener implements WebSocketListener {
    final CompletableFuture<WebSocketLink> link = new CompletableFuture<>();
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    @Override
    public void opened(WebSocketLink opened) {
        link.complete(opened);
    }

    @Override
    public void text(String message) {
        events.add("text " + message);
    }

    @Override
    public void binary(byte[] message) {
        events.add("binary " + message.length);
    }

    @Override
    public void closed(int code, String reason) {
        events.add("closed " + code + " " + reason);
    }

    WebSocketLink link() {
        return link.orTimeout(10, TimeUnit.SECONDS).join();
    }

    String next() throws InterruptedException {
        String event = events.poll(10, TimeUnit.SECONDS);
        if (event == null) {
            throw new AssertionError("nothing happened");
        }
        return event;
    }

    int waiting() {
        return events.size();
    }
}
