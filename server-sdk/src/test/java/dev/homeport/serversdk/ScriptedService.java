package dev.homeport.serversdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.serversdk.internal.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javax.net.ServerSocketFactory;

/** The service's side of the protocol, as a test wants it: answers every request with 200 unless told otherwise. */
public final class ScriptedService implements AutoCloseable {
    static final long PATIENCE_SECONDS = 20;

    private final ServerSocket server;
    private final String scheme;
    private final BlockingQueue<ScriptedSocket> sockets = new LinkedBlockingQueue<>();
    private final Queue<ScriptedSocket> all = new ConcurrentLinkedQueue<>();
    private final Queue<Integer> refusals = new ConcurrentLinkedQueue<>();
    private final Map<String, Function<JsonObject, Optional<String>>> answers = new ConcurrentHashMap<>();
    private volatile int standingRefusal;

    public ScriptedService() {
        this("ws", ServerSocketFactory.getDefault());
    }

    ScriptedService(String scheme, ServerSocketFactory factory) {
        this.scheme = scheme;
        try {
            server = factory.createServerSocket(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        inBackground(this::acceptAll);
    }

    public String url() {
        return scheme + "://localhost:" + server.getLocalPort();
    }

    /** The next connection attempts are answered with these HTTP statuses. */
    void refuse(int... statuses) {
        for (int status : statuses) {
            refusals.add(status);
        }
    }

    /** Every connection attempt from now on is answered with this HTTP status. */
    void refuseAlways(int status) {
        standingRefusal = status;
    }

    public void answer(String action, Function<JsonObject, Optional<String>> answer) {
        answers.put(action, answer);
    }

    /** Adds members to the answer of an action. */
    public void answerWith(String action, String members) {
        answer(action, request -> Optional.of(answer(request, 200, members)));
    }

    public void stayMuteOn(String action) {
        answer(action, request -> Optional.empty());
    }

    public static String answer(JsonObject request, int status, String members) {
        return "{\"Action\":\"%s\",\"RequestId\":\"%s\",\"StatusCode\":%d%s}"
                .formatted(
                        request.text("Action"),
                        request.text("RequestId"),
                        status,
                        members.isEmpty() ? "" : "," + members);
    }

    /** Waits for the next connection. */
    public ScriptedSocket socket() {
        return next(sockets, "a connection");
    }

    Optional<Integer> nextRefusal() {
        return standingRefusal != 0 ? Optional.of(standingRefusal) : Optional.ofNullable(refusals.poll());
    }

    Optional<String> answerTo(JsonObject request) {
        return answers.getOrDefault(request.text("Action"), ok -> Optional.of(answer(ok, 200, "")))
                .apply(request);
    }

    void opened(ScriptedSocket socket) {
        all.add(socket);
        sockets.add(socket);
    }

    static <T> T next(BlockingQueue<T> queue, String what) {
        try {
            T next = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(next).as(what).isNotNull();
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs a task on a thread of its own: the JDK connects on the common pool, which must not be blocked. */
    public static void inBackground(Runnable task) {
        Thread thread = new Thread(task, "scripted-service");
        thread.setDaemon(true);
        thread.start();
    }

    private void acceptAll() {
        try {
            while (true) {
                Socket accepted = server.accept();
                inBackground(() -> new ScriptedSocket(this, accepted).serve());
            }
        } catch (IOException e) {
            // The test has ended and closed the server.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        all.forEach(ScriptedSocket::kill);
    }
}
