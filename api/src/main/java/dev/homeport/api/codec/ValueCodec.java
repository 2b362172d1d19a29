package dev.homeport.api.codec;

import tools.jackson.core.JsonGenerator;

/** Writes and reads the values of one type. */
interface ValueCodec {
    void write(JsonGenerator out, Object value);

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
