package dev.homeport.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The real program, started by its launcher as a user does. */
final class Server implements AutoCloseable {
    private static final Pattern READY = Pattern.compile("is ready at (http://\\S+)");
    private static final long CLOCK_TICKS_PER_SECOND = 100;

    private final Process process;
    private final Path data;
    private final boolean ownData;
    private final URI endpoint;
    private final Duration startTime;

    private Server(Process process, Path data, boolean ownData, URI endpoint, Duration startTime) {
        this.process = process;
        this.data = data;
        this.ownData = ownData;
        this.endpoint = endpoint;
        this.startTime = startTime;
    }

    static Server start(String... arguments) throws IOException {
        return start(Files.createTempDirectory("homeport-bench"), true, List.of(arguments), "dev");
    }

    static Server startOn(Path data) throws IOException {
        return start(data, false, List.of(), "dev");
    }

    /** With keys, so that every request must be signed. */
    static Server startSignedOn(Path data, Path keys) throws IOException {
        return start(data, false, List.of("--host", "127.0.0.1", "--keys", keys.toString()), "serve");
    }

    /** Another server to compare with: a script for node, which is told where its packages are. */
    static Server startNode(Path script, Path packages) throws IOException {
        List<String> line = List.of(
                "env",
                "NODE_ENV=production",
                "node",
                script.toString(),
                packages.toAbsolutePath().toString());
        return launch(Files.createTempDirectory("homeport-bench"), true, line);
    }

    private static Server start(Path data, boolean ownData, List<String> arguments, String command) throws IOException {
        List<String> line =
                new ArrayList<>(List.of(launcher().toString(), command, "--port", "0", "--data", data.toString()));
        line.addAll(arguments);
        return launch(data, ownData, line);
    }

    private static Server launch(Path data, boolean ownData, List<String> line) throws IOException {
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(line)
                .redirectError(
                        ProcessBuilder.Redirect.to(data.resolve("stderr.log").toFile()))
                .start();
        URI endpoint = awaitReady(process);
        return new Server(process, data, ownData, endpoint, Duration.ofNanos(System.nanoTime() - begin));
    }

    private static Path launcher() {
        return Path.of(System.getProperty("homeport.launcher", "homeport")).toAbsolutePath();
    }

    // The reader stays open as long as the process: closing it would close the pipe.
    private static URI awaitReady(Process process) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher ready = READY.matcher(line);
            if (ready.find()) {
                return URI.create(ready.group(1));
            }
        }
        throw new IOException("the server ended before it was ready");
    }

    URI endpoint() {
        return endpoint;
    }

    Path data() {
        return data;
    }

    Duration startTime() {
        return startTime;
    }

    long pid() {
        return process.pid();
    }

    /** Processor time used so far. */
    Duration cpuTime() throws IOException {
        String stat = Files.readString(Path.of("/proc/" + pid() + "/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        long ticks = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
        return Duration.ofMillis(ticks * 1_000 / CLOCK_TICKS_PER_SECOND);
    }

    long residentBytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1_024)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (ownData) {
            delete(data);
        }
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
