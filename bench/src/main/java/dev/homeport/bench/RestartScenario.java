package dev.homeport.bench;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** How long from launch to ready with 100,000 computes in the data folder. */
final class RestartScenario implements Scenario {
    private static final int COMPUTES = 100_000;
    private static final int ROUNDS = 3;

    @Override
    public void run(Report report) throws Exception {
        Path data = Files.createTempDirectory("homeport-bench");
        try {
            try (Server server = Server.startOn(data)) {
                URI endpoint = server.endpoint();
                String fleetId = Setup.fleet(endpoint);
                new Load(
                                endpoint,
                                256,
                                number -> Requests.json(
                                        endpoint, "RegisterCompute", Setup.registerCompute(fleetId, number)))
                        .forCount(COMPUTES);
            }
            for (int i = 0; i < ROUNDS; i++) {
                try (Server server = Server.startOn(data)) {
                    report.figure(
                            "launch to ready, %,d computes".formatted(COMPUTES),
                            server.startTime().toMillis() + " ms");
                }
            }
        } finally {
            Server.delete(data);
        }
    }
}
