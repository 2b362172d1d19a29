package dev.homeport.server.contract.client;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * An SDK of another language, in a process of its own that reads one call a line and writes one answer a line:
 * {@code {"operation":…,"input":…,"pageSize":…}} and {@code {"pages":[…]}} or {@code {"error":…}}.
 */
final class DriverClient implements ContractClient {
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final BufferedWriter toDriver;
    private final BufferedReader fromDriver;

    DriverClient(List<String> command, Target target) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        Clients.settle(builder.environment(), target);
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        toDriver = process.outputWriter(StandardCharsets.UTF_8);
        fromDriver = process.inputReader(StandardCharsets.UTF_8);
    }

    @Override
    public Map<String, Object> call(String operation, Map<String, Object> input) {
        return ask(Map.of("operation", operation, "input", input)).getFirst();
    }

    @Override
    public List<Map<String, Object>> pages(String operation, Map<String, Object> input, int pageSize) {
        return ask(Map.of("operation", operation, "input", input, "pageSize", pageSize));
    }

    @SuppressWarnings("unchecked") // The drivers of this folder write pages as lists of objects.
    private List<Map<String, Object>> ask(Map<String, Object> question) {
        Map<String, Object> answer =
                PlainValues.lines().read(exchange(PlainValues.lines().write(question)));
        if (answer.get("error") instanceof Map<?, ?> error) {
            throw new ServiceError(
                    (String) error.get("code"), (String) error.get("message"), ((Long) error.get("status")).intValue());
        }
        return (List<Map<String, Object>>) answer.get("pages");
    }

    private byte[] exchange(byte[] line) {
        try {
            toDriver.write(new String(line, StandardCharsets.UTF_8));
            toDriver.newLine();
            toDriver.flush();
            String answer = CompletableFuture.supplyAsync(this::readLine).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (answer == null) {
                throw new IllegalStateException("the driver " + process.info() + " has ended");
            }
            return answer.getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the driver " + process.info() + " does not answer", e);
        }
    }

    private String readLine() {
        try {
            return fromDriver.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
