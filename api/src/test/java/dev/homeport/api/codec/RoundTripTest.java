package dev.homeport.api.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.api.Shapes;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RoundTripTest {
    private static final int ROUNDS = 30;

    static Set<Class<?>> records() {
        return Shapes.reachable();
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordSurvivesJson(Class<?> type) {
        survives(RecordCodec.json(), type);
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordSurvivesCbor(Class<?> type) {
        survives(RecordCodec.cbor(), type);
    }

    private static void survives(RecordCodec codec, Class<?> type) {
        RandomRecords records = new RandomRecords(new Random(type.getName().hashCode()));
        for (int round = 0; round < ROUNDS; round++) {
            Object record = records.of(type);
            assertThat((Object) codec.read(codec.write(record), type)).isEqualTo(record);
        }
    }
}
