package dev.homeport.api.codec;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;

/** An enum, written as the name of its constant. */
final class EnumCodec implements ValueCodec {
    private final Map<String, Enum<?>> constants = new LinkedHashMap<>();

    EnumCodec(Class<?> type) {
        for (Object constant : type.getEnumConstants()) {
            Enum<?> named = (Enum<?>) constant;
            constants.put(named.name(), named);
        }
    }

    @Override
    public void write(JsonGenerator out, Object value) {
        out.writeString(((Enum<?>) value).name());
    }

    /** An unknown name reads as null and is noted: whether it is an error is for the validation to say. */
    @Override
    public Object read(Input in) {
        in.expect(JsonToken.VALUE_STRING, "a String");
        String name = in.parser.getString();
        Enum<?> constant = constants.get(name);
        if (constant == null) {
            in.addUnknownEnumValue(name, constants.keySet());
        }
        return constant;
    }
}
