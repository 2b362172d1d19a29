package dev.homeport.server.contract.client;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.cbor.CBORFactory;
import tools.jackson.dataformat.cbor.CBORGenerator;
import tools.jackson.dataformat.cbor.CBORParser;

/**
 * Plain values in JSON or CBOR, written and read without the codecs of the server, so that a mistake there cannot hide
 * behind the same mistake here.
 */
public final class PlainValues {
    private static final TokenStreamFactory JSON = new JsonFactory();
    private static final TokenStreamFactory CBOR = new CBORFactory();
    private static final int EPOCH_SECONDS_TAG = 1;

    /** How a format spells a point in time. */
    private interface Times {
        void write(JsonGenerator out, Instant time);

        /** Turns a value into a point in time if it is one. */
        Object read(JsonParser in, Object value);
    }

    private final TokenStreamFactory factory;
    private final Times times;

    private PlainValues(TokenStreamFactory factory, Times times) {
        this.factory = factory;
        this.times = times;
    }

    /** AWS JSON 1.1, where only the name of a member tells that it is a time. */
    public static PlainValues json() {
        return new PlainValues(JSON, new Times() {
            @Override
            public void write(JsonGenerator out, Instant time) {
                out.writeNumber(time.toEpochMilli() / 1000.0);
            }

            @Override
            public Object read(JsonParser in, Object value) {
                String name = in.currentName();
                boolean time = name != null && (name.endsWith("Time") || name.endsWith("Timestamp"));
                return time && value instanceof Number seconds ? instant(seconds) : value;
            }
        });
    }

    /** Smithy RPC v2 CBOR. */
    public static PlainValues cbor() {
        return new PlainValues(CBOR, new Times() {
            @Override
            public void write(JsonGenerator out, Instant time) {
                ((CBORGenerator) out).writeTag(EPOCH_SECONDS_TAG);
                out.writeNumber(time.toEpochMilli() / 1000.0);
            }

            @Override
            public Object read(JsonParser in, Object value) {
                boolean time = ((CBORParser) in).getCurrentTag() == EPOCH_SECONDS_TAG;
                return time && value instanceof Number seconds ? instant(seconds) : value;
            }
        });
    }

    /** Lines to and from a client in another language, which marks times itself: {@code {"$time": millis}}. */
    public static PlainValues lines() {
        return new PlainValues(JSON, new Times() {
            @Override
            public void write(JsonGenerator out, Instant time) {
                PlainValues.write(out, Map.of("$time", time.toEpochMilli()), this);
            }

            @Override
            public Object read(JsonParser in, Object value) {
                return value instanceof Map<?, ?> map && map.get("$time") instanceof Long millis
                        ? Instant.ofEpochMilli(millis)
                        : value;
            }
        });
    }

    public byte[] write(Object value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator generator = factory.createGenerator(ObjectWriteContext.empty(), out)) {
            write(generator, value, times);
        }
        return out.toByteArray();
    }

    /** Reads an object; no bytes at all are an empty one. */
    @SuppressWarnings("unchecked") // Names of members are strings.
    public Map<String, Object> read(byte[] bytes) {
        if (bytes.length == 0) {
            return Map.of();
        }
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), new ByteArrayInputStream(bytes))) {
            parser.nextToken();
            return (Map<String, Object>) readValue(parser);
        }
    }

    private static void write(JsonGenerator out, Object value, Times times) {
        switch (value) {
            case Map<?, ?> map -> {
                out.writeStartObject();
                map.forEach((name, member) -> {
                    out.writeName((String) name);
                    write(out, member, times);
                });
                out.writeEndObject();
            }
            case List<?> list -> {
                out.writeStartArray();
                list.forEach(member -> write(out, member, times));
                out.writeEndArray();
            }
            case Instant time -> times.write(out, time);
            case String text -> out.writeString(text);
            case Boolean truth -> out.writeBoolean(truth);
            case Double number -> out.writeNumber(number);
            case Number number -> out.writeNumber(number.longValue());
            default -> throw new IllegalArgumentException("cannot write " + value.getClass());
        }
    }

    private Object readValue(JsonParser in) {
        return switch (in.currentToken()) {
            case START_OBJECT -> times.read(in, readObject(in));
            case START_ARRAY -> readArray(in);
            case VALUE_STRING -> in.getString();
            case VALUE_NUMBER_INT -> times.read(in, in.getLongValue());
            case VALUE_NUMBER_FLOAT -> times.read(in, in.getDoubleValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> throw new IllegalStateException("an answer holds " + in.currentToken());
        };
    }

    private Map<String, Object> readObject(JsonParser in) {
        Map<String, Object> map = new LinkedHashMap<>();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            map.put(name, readValue(in));
        }
        return map;
    }

    private List<Object> readArray(JsonParser in) {
        List<Object> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(readValue(in));
        }
        return list;
    }

    private static Instant instant(Number seconds) {
        return Instant.ofEpochMilli(Math.round(seconds.doubleValue() * 1000));
    }
}
