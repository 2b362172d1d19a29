package dev.homeport.server.contract.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Finds out, once each, which foreign clients this machine can run. */
public final class Installed {
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
        return requireNodePackages("javascript-sdk", "@aws-sdk/client-gamelift@3");
    }

    /** The folder with a socket.io client of the age of the legacy server SDKs, which is fetched on first use. */
    public static Path requireSocketIo() {
        return requireNodePackages("socket-io", "socket.io-client@2", "protobufjs@7");
    }

    private static Path requireNodePackages(String folderName, String... packages) {
        require(60, "node is not installed", "node", "--version");
        Path folder = Path.of("target", folderName).toAbsolutePath();
        if (!Files.isDirectory(folder.resolve("node_modules"))) {
            makeFolder(folder);
            List<String> install = List.of(
                    "npm",
                    "install",
                    "--prefix",
                    folder.toString(),
                    "--no-audit",
                    "--no-fund",
                    "--prefer-offline",
                    "--fetch-retries=1",
                    "--fetch-timeout=20000");
            require(
                    180,
                    "npm is not installed or cannot fetch " + String.join(" ", packages),
                    Stream.concat(install.stream(), Stream.of(packages)).toArray(String[]::new));
        }
        return folder;
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
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
