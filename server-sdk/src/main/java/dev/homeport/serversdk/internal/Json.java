package dev.homeport.serversdk.internal;

import dev.homeport.serversdk.ErrorType;
import dev.homeport.serversdk.GameLiftException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Reads and writes JSON as plain maps, lists, strings, numbers and booleans. */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    public static JsonObject parse(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new GameLiftException(ErrorType.VALIDATION_EXCEPTION, "expected a JSON object");
            }
            return new JsonObject(object(parser));
        } catch (JacksonException e) {
            throw new GameLiftException(
                    ErrorType.VALIDATION_EXCEPTION, "not well-formed JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** The objects in an array. */
    static List<JsonObject> parseObjects(String text) {
        return parse("{\"array\":" + text + "}").objects("array");
    }

    static String write(Map<String, ?> object) {
        StringWriter out = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            write(generator, object);
        }
        return out.toString();
    }

    /** An object that keeps its two members in this order; more may be put after them. */
    static Map<String, Object> object(String name1, Object value1, String name2, Object value2) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(name1, value1);
        object.put(name2, value2);
        return object;
    }

    private static Map<String, Object> object(JsonParser parser) {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            object.put(name, value(parser, parser.nextToken()));
        }
        return object;
    }

    private static List<Object> array(JsonParser parser) {
        List<Object> array = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(value(parser, token));
        }
        return array;
    }

    private static Object value(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> parser.getString();
        };
    }

    private static void write(JsonGenerator out, Object value) {
        if (value instanceof Map<?, ?> object) {
            out.writeStartObject();
            object.forEach((name, member) -> {
                out.writeName((String) name);
                write(out, member);
            });
            out.writeEndObject();
        } else if (value instanceof Collection<?> array) {
            out.writeStartArray();
            array.forEach(element -> write(out, element));
            out.writeEndArray();
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value instanceof Double number) {
            out.writeNumber(number);
        } else if (value instanceof Integer number) {
            out.writeNumber(number);
        } else {
            out.writeString(value.toString());
        }
    }
}
