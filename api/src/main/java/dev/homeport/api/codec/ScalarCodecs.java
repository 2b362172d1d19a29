package dev.homeport.api.codec;

import static java.util.Map.entry;

import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;

/** Codecs of the plain values that look the same in every dialect. */
final class ScalarCodecs {
    private static final ValueCodec STRING = codec(null, (out, text) -> out.writeString((String) text), Texts::read);
    private static final ValueCodec INTEGER =
            codec(null, (out, number) -> out.writeNumber((Integer) number), Numbers::readInt);
    private static final ValueCodec LONG =
            codec(null, (out, number) -> out.writeNumber((Long) number), Numbers::readLong);
    private static final ValueCodec DOUBLE =
            codec(null, (out, number) -> out.writeNumber((Double) number), Numbers::readDouble);
    private static final ValueCodec BOOLEAN =
            codec(null, (out, truth) -> out.writeBoolean((Boolean) truth), ScalarCodecs::readBoolean);
    private static final ValueCodec DURATION = codec(
            null,
            (out, duration) -> out.writeNumber(((Duration) duration).toNanos()),
            in -> Duration.ofNanos(Numbers.readLong(in)));
    private static final ValueCodec UUID_TEXT =
            codec(null, (out, uuid) -> out.writeString(uuid.toString()), ScalarCodecs::readUuid);
    private static final ValueCodec BYTES =
            codec(null, (out, bytes) -> out.writeBinary((byte[]) bytes), ScalarCodecs::readBytes);

    static final Map<Class<?>, ValueCodec> BY_TYPE = Map.ofEntries(
            entry(String.class, STRING),
            entry(Integer.class, INTEGER),
            entry(Long.class, LONG),
            entry(Double.class, DOUBLE),
            entry(Boolean.class, BOOLEAN),
            entry(int.class, withDefault(INTEGER, 0)),
            entry(long.class, withDefault(LONG, 0L)),
            entry(double.class, withDefault(DOUBLE, 0.0)),
            entry(boolean.class, withDefault(BOOLEAN, false)),
            entry(Duration.class, DURATION),
            entry(UUID.class, UUID_TEXT),
            entry(byte[].class, BYTES));

    private ScalarCodecs() {}

    interface Writer {
        void write(JsonGenerator out, Object value);
    }

    static ValueCodec codec(Object absent, Writer writer, Function<Input, Object> reader) {
        return new ValueCodec() {
            @Override
            public void write(JsonGenerator out, Object value) {
                writer.write(out, value);
            }

            @Override
            public Object read(Input in) {
                return reader.apply(in);
            }

            @Override
            public Object absent() {
                return absent;
            }
        };
    }

    private static ValueCodec withDefault(ValueCodec boxed, Object absent) {
        return codec(absent, boxed::write, boxed::read);
    }

    private static Object readBoolean(Input in) {
        return switch (in.parser.currentToken()) {
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> throw in.mismatch("a Boolean");
        };
    }

    private static Object readUuid(Input in) {
        in.expect(JsonToken.VALUE_STRING, "a UUID");
        try {
            return UUID.fromString(in.parser.getString());
        } catch (IllegalArgumentException _) {
            throw in.mismatch("a UUID");
        }
    }

    private static Object readBytes(Input in) {
        if (in.parser.currentToken() != JsonToken.VALUE_STRING) {
            in.expect(JsonToken.VALUE_EMBEDDED_OBJECT, "a Blob");
        }
        return in.parser.getBinaryValue();
    }
}
