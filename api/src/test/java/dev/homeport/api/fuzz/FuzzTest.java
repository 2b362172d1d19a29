package dev.homeport.api.fuzz;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.api.Shapes;
import dev.homeport.api.codec.RandomRecords;
import dev.homeport.api.codec.RecordCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs Jazzer, in a process of its own, for {@code -Dhomeport.fuzz.seconds} (10 by default) on each decoder. */
class FuzzTest {
    private static final int FUZZ_SECONDS = Integer.getInteger("homeport.fuzz.seconds", 10);
    private static final int PLANTED_BUG_SECONDS_MAX = 120;
    private static final int STARTUP_SECONDS_MAX = 120;
    private static final int INPUT_BYTES_MAX = 2048;
    private static final int FOUND_A_BUG = 77;

    /** The code under test and the two parsers it stands on; every class more delays the start. */
    private static final String INSTRUMENTED = "dev.homeport.api.codec.**:dev.homeport.api.validation.**"
            + ":dev.homeport.api.fuzz.**:tools.jackson.core.json.UTF8StreamJsonParser"
            + ":tools.jackson.dataformat.cbor.CBORParser";

    private static final Pattern RUNS = Pattern.compile("Done (\\d+) runs");

    @TempDir
    Path folder;

    @Test
    void noBytesBreakTheJsonDecoder() throws Exception {
        findsNothing(JsonFuzzer.class, RecordCodec.json());
    }

    @Test
    void noBytesBreakTheCborDecoder() throws Exception {
        findsNothing(CborFuzzer.class, RecordCodec.cbor());
    }

    @Test
    void theFuzzerFindsAPlantedBug() throws Exception {
        Files.writeString(corpus().resolve("seed"), "{\"Limit\":1000}");
        assertThat(fuzz(PlantedBugFuzzer.class, PLANTED_BUG_SECONDS_MAX))
                .as(this::output)
                .isEqualTo(FOUND_A_BUG);
        assertThat(output()).contains("the planted bug");
    }

    private void findsNothing(Class<?> target, RecordCodec codec) throws IOException, InterruptedException {
        int seeds = writeSeeds(codec);
        assertThat(fuzz(target, FUZZ_SECONDS)).as(this::output).isZero();
        assertThat(runs()).as(this::output).isGreaterThan(seeds);
    }

    private int runs() {
        Matcher matcher = RUNS.matcher(output());
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    private int fuzz(Class<?> target, int seconds) throws IOException, InterruptedException {
        Process jazzer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+EnableDynamicAgentLoading",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx512m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "com.code_intelligence.jazzer.Jazzer",
                        "--target_class=" + target.getName(),
                        "--instrumentation_includes=" + INSTRUMENTED,
                        "--custom_hook_includes=" + INSTRUMENTED,
                        "-max_total_time=" + seconds,
                        "-max_len=" + INPUT_BYTES_MAX,
                        "-len_control=0",
                        corpus().toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
        try {
            assertThat(jazzer.waitFor(seconds + STARTUP_SECONDS_MAX, SECONDS))
                    .as(this::output)
                    .isTrue();
            return jazzer.exitValue();
        } finally {
            jazzer.destroyForcibly();
        }
    }

    /** One made-up input per operation, so that the fuzzer starts from bytes that mean something. */
    private int writeSeeds(RecordCodec codec) throws IOException {
        RandomRecords records = new RandomRecords(new Random(1));
        List<Class<?>> inputs = Shapes.operations()
                .<Class<?>>map(operation -> operation.input())
                .toList();
        for (int i = 0; i < inputs.size(); i++) {
            byte[] body;
            do {
                body = codec.write(records.of(inputs.get(i)));
            } while (body.length >= INPUT_BYTES_MAX);
            byte[] seed = new byte[body.length + 1];
            seed[0] = (byte) i;
            System.arraycopy(body, 0, seed, 1, body.length);
            Files.write(corpus().resolve("seed-" + i), seed);
        }
        return inputs.size();
    }

    private Path corpus() throws IOException {
        return Files.createDirectories(folder.resolve("corpus"));
    }

    private Path log() {
        return folder.resolve("log");
    }

    private String output() {
        try {
            return Files.readString(log());
        } catch (IOException e) {
            return "No output: " + e;
        }
    }
}
