package dev.homeport.api.codec;

import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A value that is left out when it is empty. */
record OptionalCodec(ValueCodec element) implements ValueCodec {
    @Override
    public void write(JsonGenerator out, Object value) {
        element.write(out, ((Optional<?>) value).orElseThrow());
    }

    @Override
    public Object read(Input in) {
        return Optional.ofNullable(element.read(in));
    }

    @Override
    public Object absent() {
        return Optional.empty();
    }

    @Override
    public boolean isAbsent(Object value) {
        return value == null || ((Optional<?>) value).isEmpty();
    }
}
