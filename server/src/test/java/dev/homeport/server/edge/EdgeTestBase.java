package dev.homeport.server.edge;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Starts edges on free ports and closes them, and whatever else a test opened. */
@ExtendWith(LeakCheck.class)
@Timeout(60)
abstract class EdgeTestBase {
    static final String GET = "GET / HTTP/1.1\r\nHost: edge\r\n\r\n";

    /** Answers with what it was asked, so a test can tell answers apart. */
    static final HttpService ECHO = call -> CompletableFuture.completedFuture(
            HttpAnswer.text(200, call.method() + " " + call.path() + " " + call.bodyText()));

    static final WebSocketService NO_WEB_SOCKETS =
            _ -> CompletableFuture.completedFuture(new Upgrade.Refused(HttpAnswer.text(403, "no")));

    private final List<AutoCloseable> opened = new ArrayList<>();

    <T extends AutoCloseable> T closeLater(T resource) {
        opened.add(resource);
        return resource;
    }

    Edge start(HttpService http) {
        return start(EdgeLimits.DEFAULT, http);
    }

    Edge start(EdgeLimits limits, HttpService http) {
        return start(EdgeConfig.on("127.0.0.1", 0).withLimits(limits), http, NO_WEB_SOCKETS);
    }

    Edge start(EdgeConfig config, HttpService http, WebSocketService webSockets) {
        return closeLater(Edge.start(config.withEventLoops(2), http, webSockets));
    }

    RawClient connect(Edge edge) throws Exception {
        return closeLater(RawClient.connect(edge.port()));
    }

    static String post(String path, String body) {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return "POST " + path + " HTTP/1.1\r\nHost: edge\r\nContent-Length: " + length + "\r\n\r\n" + body;
    }

    static EdgeLimits limits(Duration requestTimeout, Duration idleTimeout, int connectionsMax) {
        return limits(requestTimeout, idleTimeout, connectionsMax, EdgeLimits.DEFAULT.shutdownTimeout());
    }

    /** The default limits with the few a test wants to reach quickly. */
    static EdgeLimits limits(
            Duration requestTimeout, Duration idleTimeout, int connectionsMax, Duration shutdownTimeout) {
        EdgeLimits d = EdgeLimits.DEFAULT;
        return new EdgeLimits(
                d.bodyBytesMax(),
                d.requestLineBytesMax(),
                d.headerBytesMax(),
                requestTimeout,
                idleTimeout,
                connectionsMax,
                d.unansweredMax(),
                d.messageBytesMax(),
                d.outboundBytesMax(),
                shutdownTimeout);
    }

    @AfterEach
    void closeAll() throws Exception {
        for (AutoCloseable resource : opened.reversed()) {
            resource.close();
        }
    }

    /** Keeps calls unanswered until the test answers them. */
    static final class HeldCalls implements HttpService {
        record Held(HttpCall call, CompletableFuture<HttpAnswer> answer) {
            void answer(String text) {
                answer.complete(HttpAnswer.text(200, text));
            }
        }

        private final BlockingQueue<Held> calls = new LinkedBlockingQueue<>();

        @Override
        public CompletableFuture<HttpAnswer> handle(HttpCall call) {
            var held = new Held(call, new CompletableFuture<>());
            calls.add(held);
            return held.answer();
        }

        Held next() throws InterruptedException {
            Held held = calls.poll(10, TimeUnit.SECONDS);
            if (held == null) {
                throw new AssertionError("no call arrived");
            }
            return held;
        }

        int waiting() {
            return calls.size();
        }
    }
}
