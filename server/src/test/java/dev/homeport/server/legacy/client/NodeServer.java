package dev.homeport.server.legacy.client;

import dev.homeport.server.contract.client.Installed;
import dev.homeport.server.contract.client.PlainValues;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A game server in JavaScript, with socket.io's own client and somebody else's protobuf. */
public final class NodeServer implements LegacyGameServer {
    private static final int PATIENCE_SECONDS = 30;

    private final Process process;
    private final Writer toNode;
    private final BlockingQueue<Map<String, Object>> acks = new LinkedBlockingQueue<>();
    private final BlockingQueue<Map<String, Object>> callbacks = new LinkedBlockingQueue<>();

    public NodeServer(int port, String processId, String version) throws IOException, InterruptedException {
        process = new ProcessBuilder(
                        "node",
                        "--no-warnings",
                        "src/test/node/legacy-server.mjs",
                        Integer.toString(port),
                        processId,
                        version,
                        Installed.requireSocketIo().toString(),
                        "../legacy-messages/src/main/proto/legacy.proto")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toNode = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader fromNode = process.inputReader(StandardCharsets.UTF_8);
        Thread.ofVirtual().start(() -> fromNode.lines().forEach(this::sort));
        take(acks);
    }

    private void sort(String line) {
        Map<String, Object> values = PlainValues.lines().read(line.getBytes(StandardCharsets.UTF_8));
        (values.containsKey("callback") ? callbacks : acks).add(values);
    }

    private static Map<String, Object> take(BlockingQueue<Map<String, Object>> queue) throws InterruptedException {
        Map<String, Object> values = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (values == null) {
            throw new AssertionError("the JavaScript game server is silent");
        }
        return values;
    }

    @Override
    public Outcome call(String message, Map<String, Object> fields) throws IOException, InterruptedException {
        write(Map.of("call", message, "fields", fields));
        List<?> ack = (List<?>) take(acks).get("ack");
        return new Outcome((Boolean) ack.getFirst(), (String) ack.get(1));
    }

    private void write(Map<String, Object> line) throws IOException {
        toNode.write(new String(PlainValues.lines().write(line), StandardCharsets.UTF_8) + "\n");
        toNode.flush();
    }

    @Override
    public Told next() throws InterruptedException {
        Map<String, Object> told = take(callbacks);
        return new Told((String) told.get("callback"), (String) told.get("text"));
    }

    @Override
    public void abort() {
        process.destroyForcibly();
    }

    @Override
    public void close() throws IOException {
        write(Map.of("call", "bye"));
        boolean ended = process.onExit()
                .thenApply(exited -> true)
                .completeOnTimeout(false, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
        if (!ended) {
            process.destroyForcibly();
            throw new AssertionError("the JavaScript game server did not end when it was told to");
        }
    }
}
