package dev.homeport.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an earlier release stored leads to the same today. Each release adds its name here, and none is taken out. */
final class GoldenLogTest {
    @ParameterizedTest
    @ValueSource(strings = "0.1.0")
    void whatAReleaseStoredStillMeansTheSame(String release) throws IOException {
        GoldenLog golden = GoldenLog.read(open(release + ".log.gz"));
        StringBuilder replayed = new StringBuilder();
        StringBuilder restored = new StringBuilder();
        for (GoldenLog.Life life : golden.lives()) {
            replayed.append(GoldenLog.summary(life.replayed()));
            restored.append(GoldenLog.summary(life.restored()));
        }

        String expected = new String(open(release + ".txt").readAllBytes(), StandardCharsets.UTF_8);
        assertThat(replayed.toString()).as("the log").isEqualTo(expected);
        assertThat(restored.toString()).as("the snapshots").isEqualTo(expected);
    }

    private static InputStream open(String name) {
        InputStream found = GoldenLogTest.class.getResourceAsStream("/golden/" + name);
        assertThat(found).as("/golden/" + name).isNotNull();
        return found;
    }
}
