package dev.homeport.api.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.homeport.api.ApiError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

class LogCodecTest {
    private static final RecordCodec LOG = RecordCodec.log();

    record Everything(
            int count,
            long total,
            double share,
            boolean done,
            UUID id,
            Duration timeout,
            Instant time,
            Optional<String> note,
            List<Step> steps,
            Map<String, Integer> numbers,
            Colour colour,
            Integer boxed) {}

    record Nothing() {}

    // An array is what this record is for.
    @SuppressWarnings("ArrayRecordComponent")
    record Blob(byte[] bytes) {}

    record Chain(String name, Optional<Chain> next) {}

    enum Colour {
        RED,
        GREEN
    }

    sealed interface Step {
        record Walk(int metres) implements Step {}

        sealed interface Ride extends Step {}

        record Bus(String line) implements Ride {}
    }

    record OldStep(Map<String, Nothing> step) {}

    record NewStep(Step step) {}

    @Test
    void everyKindOfComponentSurvives() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("z", 1);
        numbers.put("a", 2);
        var written = new Everything(
                1,
                Long.MIN_VALUE,
                0.5,
                true,
                UUID.fromString("00000000-0000-4000-8000-000000000001"),
                Duration.ofNanos(1_500_000_001),
                Instant.ofEpochMilli(1704164645678L),
                Optional.of("x"),
                List.of(new Step.Walk(3), new Step.Bus("100")),
                numbers,
                Colour.GREEN,
                7);

        Everything read = LOG.read(LOG.write(written), Everything.class);

        assertThat(read).isEqualTo(written);
        assertThat(read.numbers().keySet()).containsExactly("z", "a");
    }

    @Test
    void whatAnOlderWriterDidNotKnowGetsADefault() {
        Everything read = LOG.read(LOG.write(new Nothing()), Everything.class);

        assertThat(read)
                .isEqualTo(new Everything(
                        0, 0, 0, false, null, null, null, Optional.empty(), List.of(), Map.of(), null, null));
    }

    @Test
    void whatANewerWriterAddedIsSkipped() {
        byte[] newer = LOG.write(new Chain("a", Optional.of(new Chain("b", Optional.empty()))));

        assertThat(LOG.read(newer, Nothing.class)).isEqualTo(new Nothing());
    }

    @Test
    void aRecordMayContainItself() {
        var chain = new Chain("a", Optional.of(new Chain("b", Optional.of(new Chain("c", Optional.empty())))));

        assertThat(LOG.read(LOG.write(chain), Chain.class)).isEqualTo(chain);
    }

    @Test
    void bytesSurvive() {
        byte[] bytes = {0, -1, 127};

        assertThat(LOG.read(LOG.write(new Blob(bytes)), Blob.class).bytes()).isEqualTo(bytes);
        assertThat(RecordCodec.json()
                        .read(RecordCodec.json().write(new Blob(bytes)), Blob.class)
                        .bytes())
                .isEqualTo(bytes);
    }

    @Test
    void aMemberOfASealedFamilyCanStandAlone() {
        byte[] bytes = LOG.write(new Step.Bus("100"), Step.class);

        assertThat(LOG.read(bytes, Step.class)).isEqualTo(new Step.Bus("100"));
    }

    @Test
    void anUnknownMemberOfASealedFamilyIsAnError() {
        byte[] bytes = LOG.write(new OldStep(Map.of("Fly", new Nothing())));

        assertThatThrownBy(() -> LOG.read(bytes, NewStep.class))
                .isInstanceOf(ApiError.class)
                .hasMessageContaining("at 'step.fly' can not be converted to one of Step");
    }

    @Test
    void manyRecordsShareOneStream() {
        List<Chain> written = IntStream.range(0, 10_000)
                .mapToObj(i -> new Chain("n" + i, Optional.empty()))
                .toList();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator generator = LOG.generator(out)) {
            written.forEach(record -> LOG.writeTo(generator, record));
        }

        List<Chain> read = new ArrayList<>();
        try (JsonParser parser = LOG.parser(new ByteArrayInputStream(out.toByteArray()))) {
            for (Chain next = LOG.readFrom(parser, Chain.class);
                    next != null;
                    next = LOG.readFrom(parser, Chain.class)) {
                read.add(next);
            }
        }

        assertThat(read).isEqualTo(written);
    }

    @Test
    void aTypeThatCannotBeReadIsNamedAtOnce() {
        record Strange(Thread thread) {}

        assertThatThrownBy(() -> LOG.write(new Strange(null)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.Thread");
        assertThatThrownBy(() -> LOG.write(new Strange(null))).hasMessageContaining("java.lang.Thread");
    }
}
