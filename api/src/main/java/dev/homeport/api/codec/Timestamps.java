package dev.homeport.api.codec;

import java.math.BigDecimal;
import java.time.Instant;
import tools.jackson.core.JsonGenerator;
import tools.jackson.dataformat.cbor.CBORGenerator;

/** The three spellings of a point in time, all of them to the millisecond. */
final class Timestamps {
    /** Smithy's tag for seconds since 1970. */
    private static final int EPOCH_SECONDS_TAG = 1;

    private static final long SECONDS_MIN =
            Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
    private static final long SECONDS_MAX =
            Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

    /** Seconds as a plain decimal number. */
    static final ValueCodec JSON = ScalarCodecs.codec(null, Timestamps::writeDecimal, Timestamps::readSeconds);

    /** Seconds as an integer or a double behind tag 1. */
    static final ValueCodec CBOR = ScalarCodecs.codec(null, Timestamps::writeTagged, Timestamps::readSeconds);

    /** Milliseconds as an integer. */
    static final ValueCodec LOG = ScalarCodecs.codec(
            null,
            (out, instant) -> out.writeNumber(((Instant) instant).toEpochMilli()),
            in -> Instant.ofEpochMilli(Numbers.readLong(in)));

    private Timestamps() {}

    /** The time spelled last: what was made together, such as the players of a batch, shares one. */
    private static Spelled lastSpelled = Spelled.of(Instant.EPOCH);

    private record Spelled(Instant instant, String decimal) {
        static Spelled of(Instant instant) {
            BigDecimal seconds = BigDecimal.valueOf(instant.toEpochMilli(), 3);
            return new Spelled(instant, seconds.stripTrailingZeros().toPlainString());
        }
    }

    // Threads may race for the last one; each has a whole one either way.
    private static void writeDecimal(JsonGenerator out, Object instant) {
        Spelled spelled = lastSpelled;
        if (!spelled.instant.equals(instant)) {
            spelled = Spelled.of((Instant) instant);
            lastSpelled = spelled;
        }
        out.writeNumber(spelled.decimal);
    }

    private static void writeTagged(JsonGenerator out, Object instant) {
        long millis = ((Instant) instant).toEpochMilli();
        ((CBORGenerator) out).writeTag(EPOCH_SECONDS_TAG);
        if (millis % 1000 == 0) {
            out.writeNumber(millis / 1000);
        } else {
            out.writeNumber(millis / 1000.0);
        }
    }

    private static Object readSeconds(Input in) {
        double seconds = switch (in.parser.currentToken()) {
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.parser.getDoubleValue();
            default -> throw in.mismatch("a Timestamp");
        };
        if (!(seconds >= SECONDS_MIN && seconds <= SECONDS_MAX)) {
            throw in.mismatch("a Timestamp");
        }
        return Instant.ofEpochMilli(Math.round(seconds * 1000));
    }
}
