package dev.homeport.api.codec;

import dev.homeport.api.internal.RecordAccess;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/** A record, written as an object of the members it has. */
final class StructureCodec implements ValueCodec {
    /** So that one long can hold which members were seen. */
    private static final int MEMBERS_MAX = 64;

    private final Class<?> type;
    private final SerializableString[] names;
    private final MethodHandle[] getters;
    private final ValueCodec[] codecs;
    private final MethodHandle constructor;
    private final PropertyNameMatcher matcher;

    StructureCodec(
            Class<?> type,
            Function<RecordComponent, String> naming,
            Function<List<Named>, PropertyNameMatcher> matching) {
        this.type = type;
        RecordComponent[] components = type.getRecordComponents();
        if (components.length > MEMBERS_MAX) {
            throw new IllegalArgumentException(type + " has more than " + MEMBERS_MAX + " components");
        }
        List<String> wireNames = Stream.of(components).map(naming).toList();
        names = wireNames.stream().map(SerializedString::new).toArray(SerializableString[]::new);
        getters = Stream.of(components).map(RecordAccess::getter).toArray(MethodHandle[]::new);
        codecs = new ValueCodec[components.length];
        constructor = RecordAccess.constructor(type);
        matcher = matching.apply(wireNames.stream().map(Named::fromString).toList());
    }

    /** Finds the codecs of the members, in a second step because a record may contain itself. */
    void link(Codecs all) {
        RecordComponent[] components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            codecs[i] = all.of(components[i].getGenericType());
        }
    }

    @Override
    public void write(JsonGenerator out, Object record) {
        write(out, record, null);
    }

    @Override
    public void writeAll(JsonGenerator out, List<?> records) {
        RepeatedTexts texts = records.size() > 1 ? new RepeatedTexts(codecs.length) : null;
        for (Object record : records) {
            write(out, record, texts);
        }
    }

    private void write(JsonGenerator out, Object record, RepeatedTexts texts) {
        Object[] values = new Object[getters.length];
        int present = 0;
        for (int i = 0; i < values.length; i++) {
            Object value = RecordAccess.get(getters[i], record);
            if (!codecs[i].isAbsent(value)) {
                values[i] = value;
                present++;
            }
        }
        out.writeStartObject(record, present);
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                out.writeName(names[i]);
                if (texts != null && values[i] instanceof String text) {
                    texts.write(out, i, text);
                } else {
                    codecs[i].write(out, values[i]);
                }
            }
        }
        out.writeEndObject();
    }

    @Override
    public Object read(Input in) {
        in.expect(JsonToken.START_OBJECT, "a Structure");
        Object[] values = new Object[codecs.length];
        long seen = 0;
        int index = in.parser.nextNameMatch(matcher);
        while (index != PropertyNameMatcher.MATCH_END_OBJECT) {
            if (index >= 0) {
                if ((seen & 1L << index) != 0) {
                    throw in.given("is given twice");
                }
                seen |= 1L << index;
                values[index] = readMember(in, index);
            } else {
                skipMember(in, index);
            }
            index = in.parser.nextNameMatch(matcher);
        }
        return construct(values);
    }

    private Object readMember(Input in, int index) {
        return in.parser.nextToken() == JsonToken.VALUE_NULL ? null : codecs[index].read(in);
    }

    private void skipMember(Input in, int index) {
        if (index != PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
            throw in.mismatch("a member name");
        }
        in.parser.nextToken();
        in.parser.skipChildren();
    }

    private Object construct(Object[] values) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                values[i] = codecs[i].absent();
            }
        }
        return RecordAccess.construct(constructor, values);
    }
}
