package dev.homeport.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long from launch to ready with an empty data folder, and what the program weighs then. */
final class StartupScenario implements Scenario {
    private static final int ROUNDS = 5;

    @Override
    public void run(Report report) throws Exception {
        List<Long> millis = new ArrayList<>();
        long residentBytes = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try (Server server = Server.start()) {
                millis.add(server.startTime().toMillis());
                residentBytes = server.residentBytes();
            }
        }
        Collections.sort(millis);
        report.figure("launch to ready, empty folder, median of " + ROUNDS, millis.get(ROUNDS / 2) + " ms " + millis);
        report.figure("resident memory after start", residentBytes / (1 << 20) + " MiB");
    }
}
