package dev.homeport.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packaged program, running as a process of its own. */
final class Program implements AutoCloseable {
    static final Path ROOT = Path.of(System.getProperty("homeport.root"));
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final Path JAR = ROOT.resolve("app/target/homeport.jar");
    private static final Pattern READY = Pattern.compile("Homeport \\S+ is ready at (\\S+) \\(.*");
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final CompletableFuture<URI> endpoint = new CompletableFuture<>();
    private final Thread reader;
    private final Thread errorReader;

    private Program(Process process) {
        this.process = process;
        this.reader = Thread.ofVirtual().start(() -> read(process.inputReader()));
        this.errorReader = Thread.ofVirtual().start(() -> read(process.errorReader()));
    }

    /** How a program ended and what it said. */
    record Ended(int exitCode, List<String> output) {}

    /** Starts {@code homeport} with these arguments. */
    static Program start(String... args) {
        return run(Map.of(), javaAnd(List.of(), args));
    }

    /** Starts {@code homeport} on a virtual machine with more options. */
    static Program startWith(List<String> javaOptions, String... args) {
        return run(Map.of(), javaAnd(javaOptions, args));
    }

    /** Starts any command in an environment that holds nothing but these variables. */
    static Program run(Map<String, String> environment, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return new Program(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> javaAnd(List<String> javaOptions, String... args) {
        List<String> fixed = List.of(JAVA.toString(), "-ea", "--sun-misc-unsafe-memory-access=allow");
        return Stream.of(fixed, javaOptions, List.of("-jar", JAR.toString()), List.of(args))
                .flatMap(List::stream)
                .toList();
    }

    private void read(BufferedReader output) {
        output.lines().forEach(line -> {
            lines.add(line);
            Matcher ready = READY.matcher(line);
            if (ready.matches()) {
                endpoint.complete(URI.create(ready.group(1)));
            }
        });
    }

    /** Where the program listens, once it says that it is ready. */
    URI awaitReady() {
        CompletableFuture<URI> endedEarly = process.onExit().thenApply(ended -> {
            throw new AssertionError("Ended with " + ended.exitValue() + " before it was ready: " + lines);
        });
        return endpoint.applyToEither(endedEarly, Function.identity())
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /** Where the gateway's own port is, once the program says so. */
    URI awaitGateway() throws Exception {
        String words = "The gateway for game clients is at ";
        Bounded.await("the gateway is there", () -> lines.stream().anyMatch(line -> line.startsWith(words)));
        return lines.stream()
                .filter(line -> line.startsWith(words))
                .map(line -> URI.create(line.substring(words.length())))
                .findFirst()
                .orElseThrow();
    }

    Ended awaitEnd() throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("The program still runs and said: " + lines);
        }
        reader.join();
        errorReader.join();
        return new Ended(process.exitValue(), List.copyOf(lines));
    }

    /** Asks the program to end, as an operator would. */
    Ended terminate() throws InterruptedException {
        process.toHandle().destroy();
        return awaitEnd();
    }

    /** Ends the program without giving it a chance to do anything more. */
    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        awaitEnd();
    }

    /** The processes it has started and that still run. */
    List<ProcessHandle> children() {
        return process.toHandle().children().toList();
    }

    List<String> output() {
        return List.copyOf(lines);
    }

    @Override
    public void close() {
        process.toHandle().destroyForcibly();
    }
}
