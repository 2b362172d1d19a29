package dev.homeport.api.fuzz;

import dev.homeport.api.ApiError;
import dev.homeport.api.Operation;
import dev.homeport.api.Shapes;
import dev.homeport.api.codec.RecordCodec;
import java.util.List;

/** What must hold for any bytes at all. The first byte chooses the operation, the others are its input. */
final class DecoderProperties {
    private static final List<Operation.Known> OPERATIONS = Shapes.operations().toList();

    private DecoderProperties() {}

    /** Loads what there is to load, which would otherwise eat the time there is to fuzz. */
    static void warmUp() {
        byte[] nothing = {0};
        check(RecordCodec.json(), nothing);
        check(RecordCodec.cbor(), nothing);
    }

    static void check(RecordCodec codec, byte[] data) {
        if (data.length == 0) {
            return;
        }
        Class<? extends Record> type = inputType(data[0]);
        try {
            Record input = codec.decode(data, 1, data.length - 1, type);
            checkSurvives(RecordCodec.json(), input, type);
            checkSurvives(RecordCodec.cbor(), input, type);
        } catch (ApiError e) {
            checkTellsApart(e);
            codec.writeError(e);
        }
    }

    static Class<? extends Record> inputType(byte choice) {
        return OPERATIONS.get(Math.floorMod(choice, OPERATIONS.size())).input();
    }

    private static void checkSurvives(RecordCodec codec, Record input, Class<? extends Record> type) {
        Record again = codec.read(codec.write(input), type);
        if (!again.equals(input)) {
            throw new AssertionError(input + " came back as " + again);
        }
    }

    private static void checkTellsApart(ApiError error) {
        switch (error.code()) {
            case SERIALIZATION, INVALID_REQUEST -> {}
            default -> throw new AssertionError("Unexpected " + error.code(), error);
        }
    }
}
