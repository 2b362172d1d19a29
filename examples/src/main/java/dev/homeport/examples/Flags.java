package dev.homeport.examples;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Command line flags of the form {@code --name value}. */
record Flags(Map<String, String> values) {

    static Flags parse(Set<String> known, String... arguments) {
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < arguments.length; i += 2) {
            String name = arguments[i].replaceFirst("^--", "");
            if (!known.contains(name) || i + 1 == arguments.length) {
                throw new IllegalArgumentException(
                        "'" + arguments[i] + "' is not a flag with a value; known: " + known);
            }
            values.put(name, arguments[i + 1]);
        }
        return new Flags(values);
    }

    String text(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    int number(String name, int otherwise) {
        return values.containsKey(name) ? Integer.parseInt(values.get(name)) : otherwise;
    }
}
