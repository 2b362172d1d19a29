package dev.homeport.api.codec;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;

/** A sealed family of records, written as an object with one member: the simple name of the class. */
final class SealedCodec implements ValueCodec {
    private final String family;
    private final Map<Class<?>, Case> byClass = new HashMap<>();
    private final Map<String, Case> byName = new HashMap<>();

    private record Case(String name, ValueCodec codec) {}

    SealedCodec(Class<?> type, Codecs codecs) {
        family = type.getSimpleName();
        records(type).distinct().forEach(record -> add(record, codecs.of(record)));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(SealedCodec::records);
    }

    private void add(Class<?> record, ValueCodec codec) {
        Case added = new Case(record.getSimpleName(), codec);
        byClass.put(record, added);
        if (byName.put(added.name, added) != null) {
            throw new IllegalArgumentException("Two records of " + family + " are called " + added.name);
        }
    }

    @Override
    public void write(JsonGenerator out, Object value) {
        Case written = byClass.get(value.getClass());
        out.writeStartObject(value, 1);
        out.writeName(written.name);
        written.codec.write(out, value);
        out.writeEndObject();
    }

    @Override
    public Object read(Input in) {
        in.expect(JsonToken.START_OBJECT, "one of " + family);
        String name = in.parser.nextName();
        Case found = name == null ? null : byName.get(name);
        if (found == null) {
            throw in.mismatch("one of " + family);
        }
        in.parser.nextToken();
        Object value = found.codec.read(in);
        in.parser.nextToken();
        in.expect(JsonToken.END_OBJECT, "the end of one of " + family);
        return value;
    }
}
