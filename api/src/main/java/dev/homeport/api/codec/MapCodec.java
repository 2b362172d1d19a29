package dev.homeport.api.codec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;

/** A map from text to values, which keeps its order. */
record MapCodec(ValueCodec element, Object absent) implements ValueCodec {
    @Override
    public void write(JsonGenerator out, Object value) {
        Map<?, ?> map = (Map<?, ?>) value;
        out.writeStartObject(map, map.size());
        map.forEach((key, member) -> {
            out.writeName((String) key);
            element.write(out, member);
        });
        out.writeEndObject();
    }

    @Override
    public Object read(Input in) {
        in.expect(JsonToken.START_OBJECT, "a Map");
        in.enterMap();
        Map<String, Object> map = new LinkedHashMap<>();
        for (String key = in.parser.nextName(); key != null; key = in.parser.nextName()) {
            if (map.containsKey(Texts.checked(in, key))) {
                throw in.given("is given twice");
            }
            if (in.parser.nextToken() == JsonToken.VALUE_NULL) {
                throw in.mismatch("a map value");
            }
            map.put(key, element.read(in));
        }
        in.expect(JsonToken.END_OBJECT, "a map key");
        return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(map);
    }
}
