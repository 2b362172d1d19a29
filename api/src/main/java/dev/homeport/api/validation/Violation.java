package dev.homeport.api.validation;

import java.util.Collection;
import java.util.Map;

/** One value that breaks one constraint of the model. */
public record Violation(String path, Object value, String constraint) {
    private static final int SHOWN_CHARACTERS_MAX = 200;

    Violation within(String prefix) {
        return new Violation(prefix + "." + path, value, constraint);
    }

    String message() {
        return "Value " + shown(value) + " at '" + path + "' failed to satisfy constraint: " + constraint;
    }

    private static String shown(Object value) {
        return switch (value) {
            case null -> "null";
            case Collection<?> list -> "'[" + list.size() + " members]'";
            case Map<?, ?> map -> "'{" + map.size() + " members}'";
            default -> "'" + cut(value.toString()) + "'";
        };
    }

    /** The text itself, or its beginning if it is too long to show. */
    public static String cut(String text) {
        if (text.length() <= SHOWN_CHARACTERS_MAX) {
            return text;
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(SHOWN_CHARACTERS_MAX - 1));
        return text.substring(0, splitsPair ? SHOWN_CHARACTERS_MAX - 1 : SHOWN_CHARACTERS_MAX) + "...";
    }
}
