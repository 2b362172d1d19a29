package dev.homeport.server.notification;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A web hook on this machine that notes what it is sent and answers with the status it is told to. */
final class WebHookReceiver implements AutoCloseable {
    /** One request. */
    record Received(String id, String timestamp, String signature, String body, int answered) {}

    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private volatile int status = 204;

    WebHookReceiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/placements?key=secret";
    }

    void answer(int newStatus) {
        status = newStatus;
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            int answer = status;
            exchange.sendResponseHeaders(answer, -1);
            received.add(new Received(
                    exchange.getRequestHeaders().getFirst("webhook-id"),
                    exchange.getRequestHeaders().getFirst("webhook-timestamp"),
                    exchange.getRequestHeaders().getFirst("webhook-signature"),
                    body,
                    answer));
        }
    }

    List<Received> all() {
        return List.copyOf(received);
    }

    /** The placements told of in requests that were answered well, in the order they came. */
    List<String> taken() {
        return received.stream()
                .filter(request -> request.answered() < 300)
                .map(request -> request.body().replaceAll(".*\"placementId\":\"([^\"]+)\".*", "$1"))
                .toList();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
