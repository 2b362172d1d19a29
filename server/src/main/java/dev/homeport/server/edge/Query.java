package dev.homeport.server.edge;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A query string, percent-decoded. A plus stays a plus, because most clients mean it; {@link #getForm} is for those
 * that mean a blank. What is not a valid escape stays as it is.
 */
public record Query(List<Parameter> parameters) {
    public record Parameter(String name, String rawValue) {
        public String value() {
            return decode(rawValue);
        }

        /** The value if its sender writes a blank as a plus. */
        public String formValue() {
            return decode(rawValue.replace('+', ' '));
        }
    }

    public static Query parse(String rawQuery) {
        List<Parameter> parameters = new ArrayList<>();
        for (String pair : rawQuery.split("&")) {
            if (!pair.isEmpty()) {
                int equals = pair.indexOf('=');
                String name = equals < 0 ? pair : pair.substring(0, equals);
                parameters.add(new Parameter(decode(name), equals < 0 ? "" : pair.substring(equals + 1)));
            }
        }
        return new Query(List.copyOf(parameters));
    }

    /** The first value of a parameter, or null. */
    public String get(String name) {
        String raw = raw(name);
        return raw == null ? null : decode(raw);
    }

    /** The first value of a parameter whose sender writes a blank as a plus, or null. */
    public String getForm(String name) {
        String raw = raw(name);
        return raw == null ? null : decode(raw.replace('+', ' '));
    }

    /** Names only: values may be secrets. */
    @Override
    public String toString() {
        return parameters.stream().map(Parameter::name).toList().toString();
    }

    private String raw(String name) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(name)) {
                return parameter.rawValue();
            }
        }
        return null;
    }

    private static String decode(String raw) {
        if (raw.indexOf('%') < 0) {
            return raw;
        }
        var out = new ByteArrayOutputStream(raw.length());
        byte[] bytes = raw.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            int escaped = bytes[i] == '%' && i + 2 < bytes.length ? hex(bytes[i + 1], bytes[i + 2]) : -1;
            out.write(escaped < 0 ? bytes[i] : escaped);
            i += escaped < 0 ? 0 : 2;
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static int hex(byte high, byte low) {
        int h = Character.digit(high, 16);
        int l = Character.digit(low, 16);
        return h < 0 || l < 0 ? -1 : (h << 4) | l;
    }
}
