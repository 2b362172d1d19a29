package dev.homeport.server.contract.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Finds out, once each, which foreign clients this machine can run. */
public final class Installed {
    private static final Path JAVASCRIPT_PACKAGES =
            Path.of("target", "javascript-sdk").toAbsolutePath();
    private static final Map<List<String>, Boolean> OUTCOMES = new ConcurrentHashMap<>();

    private Installed() {}

    static void requireBoto3() {
        require(60, "python3 with boto3 is not installed", "python3", "-c", "import boto3");
    }

    public static void requireAwsCli() {
        require(60, "the AWS CLI is not installed", "aws", "--version");
    }

    /** The folder with the SDK, which is fetched on first use. */
    static Path requireJavaScriptSdk() {
        require(60, "node is not installed", "node", "--version");
        if (!Files.isDirectory(JAVASCRIPT_PACKAGES.resolve("node_modules/@aws-sdk/client-gamelift"))) {
            makeFolder();
            require(
                    180,
                    "npm is not installed or cannot fetch @aws-sdk/client-gamelift",
                    "npm",
                    "install",
                    "--prefix",
                    JAVASCRIPT_PACKAGES.toString(),
                    "--no-audit",
                    "--no-fund",
                    "--prefer-offline",
                    "--fetch-retries=1",
                    "--fetch-timeout=20000",
                    "@aws-sdk/client-gamelift@3");
        }
        return JAVASCRIPT_PACKAGES;
    }

    private static void makeFolder() {
        try {
            Files.createDirectories(JAVASCRIPT_PACKAGES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void require(int patienceSeconds, String otherwise, String... command) {
        boolean works = OUTCOMES.computeIfAbsent(List.of(command), known -> succeeds(patienceSeconds, known));
        Assumptions.assumeTrue(works, otherwise + "; skipping what needs it");
    }

    private static boolean succeeds(int patienceSeconds, List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(patienceSeconds, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return false;
            }
            return process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
