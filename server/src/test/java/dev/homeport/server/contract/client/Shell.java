package dev.homeport.server.contract.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Runs commands in the environment that AWS clients of a target expect. */
public record Shell(Target target) {
    private static final int PATIENCE_SECONDS = 120;

    /** What a command left behind. */
    public record Result(int exitCode, String output, String errors) {}

    /** Runs a bash script. */
    public Result bash(String script) {
        return run(List.of("bash", "-c", script));
    }

    private Result run(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        Clients.settle(builder.environment(), target);
        try {
            Process process = builder.start();
            CompletableFuture<String> output = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
            CompletableFuture<String> errors = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException(command + " did not end");
            }
            return new Result(process.exitValue(), output.join(), errors.join());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String text(InputStream in) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
