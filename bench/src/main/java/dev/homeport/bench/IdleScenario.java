package dev.homeport.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** What the program uses when nobody asks it for anything. */
final class IdleScenario implements Scenario {
    private static final Duration SETTLE = Duration.ofSeconds(10);
    private static final Duration TIME = Duration.ofSeconds(20);

    @Override
    public void run(Report report) throws Exception {
        try (Server server = Server.start()) {
            TimeUnit.SECONDS.sleep(SETTLE.toSeconds());
            Duration before = server.cpuTime();
            TimeUnit.SECONDS.sleep(TIME.toSeconds());
            Duration used = server.cpuTime().minus(before);
            report.figure(
                    "idle CPU over %d s".formatted(TIME.toSeconds()),
                    "%.2f %% of a core".formatted(100.0 * used.toMillis() / TIME.toMillis()));
        }
    }
}
