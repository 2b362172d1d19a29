package dev.homeport.serversdk.internal;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object read leniently: what is missing, null or of another type reads as empty, never as null. */
public record JsonObject(Map<String, Object> members) {

    public String text(String name) {
        return members.get(name) instanceof String text ? text : "";
    }

    public int integer(String name) {
        return members.get(name) instanceof Number number ? number.intValue() : 0;
    }

    public double number(String name) {
        return members.get(name) instanceof Number number ? number.doubleValue() : 0;
    }

    public boolean has(String name) {
        return members.get(name) != null;
    }

    /** A time given in milliseconds since 1970. */
    public Optional<Instant> time(String name) {
        return members.get(name) instanceof Number number
                ? Optional.of(Instant.ofEpochMilli(number.longValue()))
                : Optional.empty();
    }

    /** The enum constant of this name, or the given one for anything else. */
    public <E extends Enum<E>> E constant(String name, E otherwise) {
        String text = text(name);
        for (E constant : otherwise.getDeclaringClass().getEnumConstants()) {
            if (constant.name().equals(text)) {
                return constant;
            }
        }
        return otherwise;
    }

    public JsonObject object(String name) {
        return asObject(members.get(name));
    }

    public List<JsonObject> objects(String name) {
        return list(name).stream().map(JsonObject::asObject).toList();
    }

    public List<String> texts(String name) {
        return list(name).stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    public Map<String, String> textMap() {
        Map<String, String> texts = new LinkedHashMap<>();
        members.keySet().forEach(name -> texts.put(name, text(name)));
        return texts;
    }

    public Map<String, Double> numberMap() {
        Map<String, Double> numbers = new LinkedHashMap<>();
        members.keySet().forEach(name -> numbers.put(name, number(name)));
        return numbers;
    }

    private List<?> list(String name) {
        return members.get(name) instanceof List<?> list ? list : List.of();
    }

    private static JsonObject asObject(Object value) {
        Map<String, Object> members = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) {
            map.forEach((name, member) -> members.put((String) name, member));
        }
        return new JsonObject(members);
    }
}
