package dev.homeport.server.sdk;

import dev.homeport.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A message of a server SDK. The SDKs differ in the case of names, in their order and in whether an unset member is
 * left out, null or empty, so all of that means the same here.
 */
public final class SdkMessage {
    private static final JsonFactory JSON = new JsonFactory();

    private final Map<String, Object> members;

    private SdkMessage(Map<String, Object> members) {
        this.members = members;
    }

    /** One whose members are known already: texts, whole numbers, booleans, and lists and maps of such. */
    public static SdkMessage of(Map<String, Object> members) {
        Map<String, Object> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(members);
        return new SdkMessage(anyCase);
    }

    /** Throws a {@link JacksonException} if the text is not a JSON object. */
    static SdkMessage parse(String text) {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), text)) {
            if (in.nextToken() != JsonToken.START_OBJECT) {
                throw new tools.jackson.core.exc.StreamReadException(in, "a message must be a JSON object");
            }
            return new SdkMessage(object(in));
        }
    }

    private static Map<String, Object> object(JsonParser in) {
        Map<String, Object> members = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            members.put(name, value(in));
        }
        return members;
    }

    private static Object value(JsonParser in) {
        return switch (in.currentToken()) {
            case START_OBJECT -> object(in);
            case START_ARRAY -> array(in);
            case VALUE_STRING -> in.getString();
            case VALUE_NUMBER_INT -> in.getLongValue();
            case VALUE_NUMBER_FLOAT -> in.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    private static List<Object> array(JsonParser in) {
        List<Object> elements = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(in));
        }
        return elements;
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(members.get(name)).map(Object::toString).filter(text -> !text.isEmpty());
    }

    String requireText(String name) {
        return text(name).orElseThrow(() -> Refusal.invalidRequest("%s is missing", name));
    }

    Optional<Integer> integer(String name) {
        return switch (members.get(name)) {
            case null -> Optional.empty();
            case Long number when number == number.intValue() -> Optional.of(number.intValue());
            case Object other -> throw Refusal.invalidRequest("%s is '%s'; expected a whole number", name, other);
        };
    }

    boolean requireBoolean(String name) {
        return switch (members.get(name)) {
            case Boolean value -> value;
            case String text when text.toLowerCase(Locale.ROOT).equals("true") -> true;
            case String text when text.toLowerCase(Locale.ROOT).equals("false") -> false;
            case null, default ->
                throw Refusal.invalidRequest("%s is '%s'; expected true or false", name, members.get(name));
        };
    }

    List<String> texts(String name) {
        return members.get(name) instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
    }
}
