package dev.homeport.api.codec;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;

/** A list without nulls. */
record ListCodec(ValueCodec element, Object absent) implements ValueCodec {
    @Override
    public void write(JsonGenerator out, Object value) {
        List<?> list = (List<?>) value;
        out.writeStartArray(list, list.size());
        element.writeAll(out, list);
        out.writeEndArray();
    }

    @Override
    public Object read(Input in) {
        in.expect(JsonToken.START_ARRAY, "a List");
        List<Object> list = new ArrayList<>();
        for (JsonToken token = in.parser.nextToken(); token != JsonToken.END_ARRAY; token = in.parser.nextToken()) {
            if (token == JsonToken.VALUE_NULL) {
                throw in.mismatch("a list member");
            }
            list.add(element.read(in));
        }
        return Collections.unmodifiableList(list);
    }
}
