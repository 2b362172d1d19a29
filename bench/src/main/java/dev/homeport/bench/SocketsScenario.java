package dev.homeport.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many idle server sockets that send their heartbeats: heap for each, and processor time for all. A little below
 * 20,000, which is how many files a process may have open on many machines.
 */
final class SocketsScenario implements Scenario {
    private static final int SOCKETS = 19_500;
    private static final Duration TIME = Duration.ofSeconds(60);

    @Override
    public void run(Report report) throws Exception {
        try (Server server = Server.start();
                SimulatedFleet fleet = SimulatedFleet.create(server.endpoint())) {
            long heapBefore = liveHeapBytes(server.pid());
            fleet.connect(SOCKETS, new SimulatedProcess.Listener() {
                @Override
                public boolean heartbeats() {
                    return true;
                }
            });
            long heapAfter = liveHeapBytes(server.pid());
            report.figure(
                    "heap per idle server socket, with its process row", (heapAfter - heapBefore) / SOCKETS + " bytes");
            Duration before = server.cpuTime();
            TimeUnit.SECONDS.sleep(TIME.toSeconds());
            Duration used = server.cpuTime().minus(before);
            report.figure(
                    "CPU of %,d sockets with heartbeats over %d s".formatted(SOCKETS, TIME.toSeconds()),
                    "%.1f %% of a core".formatted(100.0 * used.toMillis() / TIME.toMillis()));
        }
    }

    /** What is left on the heap after a full collection. */
    private static long liveHeapBytes(long pid) throws IOException, InterruptedException {
        jcmd(pid, "GC.run");
        Matcher used = Pattern.compile("used (\\d+)K").matcher(jcmd(pid, "GC.heap_info"));
        if (!used.find()) {
            throw new IOException("no heap size from jcmd");
        }
        return Long.parseLong(used.group(1)) * 1_024;
    }

    private static String jcmd(long pid, String command) throws IOException, InterruptedException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process process = new ProcessBuilder(jcmd, Long.toString(pid), command)
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
