package dev.homeport.api.codec;

import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Writes and reads the values of one type. */
interface ValueCodec {
    void write(JsonGenerator out, Object value);

    /** Writes the members of a list. */
    default void writeAll(JsonGenerator out, List<?> values) {
        for (Object value : values) {
            write(out, value);
        }
    }

    /** Reads the value that starts with the current token, which is never null. */
    Object read(Input in);

    /** What a member is when it was not given. */
    default Object absent() {
        return null;
    }

    /** Whether the writer leaves the value out. */
    default boolean isAbsent(Object value) {
        return value == null;
    }
}
