package dev.homeport.api.codec;

import dev.homeport.api.ApiError;
import dev.homeport.api.validation.Validator;
import dev.homeport.api.validation.Violation;
import dev.homeport.api.validation.Violations;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;

/**
 * Writes and reads records in one of three dialects.
 *
 * <p>A record is taken apart by reflection when its class is first met; after that, reading and writing only walk
 * tables. Members that are null, and empty optionals, are not written. Unknown members are skipped, an explicit null is
 * an absent member, and whatever else is wrong is an {@link ApiError} that says where.
 */
public final class RecordCodec {
    private static final RecordCodec JSON = new RecordCodec(Dialect.JSON);
    private static final RecordCodec CBOR = new RecordCodec(Dialect.CBOR);
    private static final RecordCodec LOG = new RecordCodec(Dialect.LOG);

    private final Dialect dialect;
    private final Codecs codecs;

    private RecordCodec(Dialect dialect) {
        this.dialect = dialect;
        this.codecs = new Codecs(dialect);
    }

    /** AWS JSON 1.1. */
    public static RecordCodec json() {
        return JSON;
    }

    /** Smithy RPC v2 CBOR. */
    public static RecordCodec cbor() {
        return CBOR;
    }

    /** CBOR for our own files: members are called as their components, and a missing collection is an empty one. */
    public static RecordCodec log() {
        return LOG;
    }

    public byte[] write(Object record) {
        return write(record, record.getClass());
    }

    /** Writes a record as a member of a sealed family: {@code {"SimpleName": {...}}}. */
    public byte[] write(Object record, Class<?> as) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(512);
        try (JsonGenerator generator = generator(out)) {
            codecs.of(as).write(generator, record);
        }
        return out.toByteArray();
    }

    /** Writes to a stream and flushes it; closing it is left to the caller. */
    public void write(OutputStream out, Object record) {
        try (JsonGenerator generator = generator(out)) {
            writeTo(generator, record);
        }
    }

    /** Writes one of many records to a generator made by {@link #generator}. */
    public void writeTo(JsonGenerator out, Object record) {
        writeTo(out, record, record.getClass());
    }

    public void writeTo(JsonGenerator out, Object record, Class<?> as) {
        codecs.of(as).write(out, record);
    }

    /** A generator that leaves the stream open when it is closed. */
    public JsonGenerator generator(OutputStream out) {
        JsonGenerator generator = dialect.factory().createGenerator(ObjectWriteContext.empty(), out);
        generator.configure(StreamWriteFeature.AUTO_CLOSE_TARGET, false);
        return generator;
    }

    public JsonParser parser(InputStream in) {
        return dialect.factory().createParser(ObjectReadContext.empty(), in);
    }

    public <T> T read(byte[] bytes, Class<T> type) {
        return read(bytes, 0, bytes.length, type);
    }

    public <T> T read(byte[] bytes, int offset, int length, Class<T> type) {
        Violations unknownEnumValues = new Violations();
        T value = readWhole(bytes, offset, length, type, unknownEnumValues);
        return requireKnown(value, unknownEnumValues);
    }

    /** Reads the next of many records from a parser made by {@link #parser}, or null if there are no more. */
    public <T> T readFrom(JsonParser parser, Class<T> type) {
        Violations unknownEnumValues = new Violations();
        try {
            if (parser.nextToken() == null) {
                return null;
            }
            T value = type.cast(codecs.of(type).read(new Input(parser, unknownEnumValues)));
            return requireKnown(value, unknownEnumValues);
        } catch (JacksonException e) {
            throw malformed(e);
        }
    }

    public <T> T decode(byte[] bytes, Class<T> inputType) {
        return decode(bytes, 0, bytes.length, inputType);
    }

    /** Reads the input of an operation and checks it against the constraints of the model. */
    public <T> T decode(byte[] bytes, int offset, int length, Class<T> inputType) {
        return decode(bytes, offset, length, inputType, violation -> false);
    }

    /** The same, except that not every constraint has to hold. */
    public <T> T decode(byte[] bytes, Class<T> inputType, Predicate<Violation> tolerated) {
        return decode(bytes, 0, bytes.length, inputType, tolerated);
    }

    private <T> T decode(byte[] bytes, int offset, int length, Class<T> inputType, Predicate<Violation> tolerated) {
        Violations violations = new Violations();
        T input = readWhole(bytes, offset, length, inputType, violations);
        violations.addAllElsewhere(Validator.validate(input));
        Violations left = violations.isEmpty() ? violations : violations.except(tolerated);
        if (!left.isEmpty()) {
            throw left.toError();
        }
        return input;
    }

    /** The body of the answer that tells a client of an error. */
    public byte[] writeError(ApiError error) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(256);
        try (JsonGenerator generator = generator(out)) {
            dialect.writeError(generator, error);
        }
        return out.toByteArray();
    }

    private <T> T readWhole(byte[] bytes, int offset, int length, Class<T> type, Violations unknownEnumValues) {
        if (length == 0) {
            byte[] empty = dialect.emptyObject();
            return readWhole(empty, 0, empty.length, type, unknownEnumValues);
        }
        try (JsonParser parser = dialect.factory().createParser(ObjectReadContext.empty(), bytes, offset, length)) {
            parser.nextToken();
            T value = type.cast(codecs.of(type).read(new Input(parser, unknownEnumValues)));
            if (parser.nextToken() != null) {
                throw Input.serializationError("The body goes on after its end");
            }
            return value;
        } catch (JacksonException e) {
            throw malformed(e);
        }
    }

    private static <T> T requireKnown(T value, Violations unknownEnumValues) {
        if (!unknownEnumValues.isEmpty()) {
            throw Input.serializationError(unknownEnumValues.message());
        }
        return value;
    }

    private ApiError malformed(JacksonException e) {
        return Input.serializationError("The body is not valid " + dialect.format() + ": " + e.getOriginalMessage());
    }
}
