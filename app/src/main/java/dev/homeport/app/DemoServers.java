package dev.homeport.app;

import dev.homeport.examples.SampleServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Keeps so many sample server processes running: when one has ended with its session, another takes its place. */
final class DemoServers implements AutoCloseable {
    private final DemoFleet fleet;
    private final int count;
    private final Queue<Process> processes = new ConcurrentLinkedQueue<>();
    private volatile boolean closed;

    DemoServers(DemoFleet fleet, int count) {
        this.fleet = fleet;
        this.count = count;
    }

    void start() {
        for (int i = 0; i < count; i++) {
            Thread.ofVirtual().start(this::keepOneRunning);
        }
    }

    private void keepOneRunning() {
        try {
            while (!closed) {
                Process process = launch();
                processes.add(process);
                process.waitFor();
                processes.remove(process);
            }
        } catch (IOException e) {
            System.err.println("homeport: cannot start a sample server: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Process launch() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(List.of(
                java,
                "-Xmx64m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                SampleServer.class.getName()));
        builder.environment().put("GAMELIFT_SDK_WEBSOCKET_URL", fleet.webSocketUrl());
        builder.environment().put("GAMELIFT_SDK_FLEET_ID", fleet.id());
        builder.environment().put("GAMELIFT_SDK_HOST_ID", DemoFleet.COMPUTE);
        builder.environment().put("GAMELIFT_SDK_PROCESS_ID", "demo-" + UUID.randomUUID());
        builder.environment().put("GAMELIFT_SDK_AUTH_TOKEN", fleet.newAuthToken());
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        return builder.start();
    }

    @Override
    public void close() {
        closed = true;
        processes.forEach(Process::destroyForcibly);
    }
}
