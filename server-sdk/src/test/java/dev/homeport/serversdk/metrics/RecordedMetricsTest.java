package dev.homeport.serversdk.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The SDK for Go was recorded while its game did the same. It shuffles tags, so that their order does not count. */
class RecordedMetricsTest {
    private static final String RECORDED_PID = "17378";

    @Test
    void everyLineIsTheOneTheSdkForGoSends() throws IOException {
        try (Collector collector = new Collector()) {
            Metrics metrics = Metrics.start(collector.parameters().withGlobalTag("env", "dev"), "proc-env");
            metrics.gauge("players").set(42);
            metrics.timer("tick_time").setMilliseconds(12.5);
            metrics.counter("joins").add(3);
            metrics.flush();
            List<String> sent = new ArrayList<>(collector.flush());
            metrics.close();
            sent.addAll(collector.flush());

            assertThat(sent.stream().map(RecordedMetricsTest::normal).toList())
                    .containsExactlyInAnyOrderElementsOf(
                            recorded().stream().map(RecordedMetricsTest::normal).toList());
        }
    }

    private static List<String> recorded() throws IOException {
        try (InputStream in = RecordedMetricsTest.class.getResourceAsStream("/recorded/go-5.6.0-metrics.txt")) {
            String own = Long.toString(ProcessHandle.current().pid());
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace(RECORDED_PID, own)
                    .lines()
                    .toList();
        }
    }

    private static String normal(String line) {
        int tags = line.indexOf('#') + 1;
        return line.substring(0, tags)
                + Arrays.stream(line.substring(tags).split(",", -1)).sorted().collect(Collectors.joining(","));
    }
}
