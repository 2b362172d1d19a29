package dev.homeport.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the figures were taken on. */
final class Machine {
    private Machine() {}

    static String describe() throws IOException {
        String cpu = Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 2))
                .findFirst()
                .orElse("unknown processor");
        return "%s, %d cores, %s %s, Java %s, load average %.2f before the run"
                .formatted(
                        cpu,
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.version"),
                        System.getProperty("java.version"),
                        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }
}
