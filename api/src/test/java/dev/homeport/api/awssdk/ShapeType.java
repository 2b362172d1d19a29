package dev.homeport.api.awssdk;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

/** The type of a member: what it is, and the values of the enum if it is one or holds one. */
record ShapeType(String kind, List<String> enumValues) {
    static ShapeType of(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == List.class ? list(of(arguments[0])) : map(of(arguments[1]));
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return enumeration(Stream.of(plain.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name())
                    .sorted()
                    .toList());
        }
        return plain.isRecord() ? structure(plain.getSimpleName()) : scalar(plain);
    }

    static ShapeType list(ShapeType element) {
        return new ShapeType("list of " + element.kind, element.enumValues);
    }

    static ShapeType map(ShapeType element) {
        return new ShapeType("map of " + element.kind, element.enumValues);
    }

    static ShapeType structure(String name) {
        return new ShapeType(name, List.of());
    }

    static ShapeType enumeration(List<String> values) {
        return new ShapeType("enum", List.copyOf(values));
    }

    /** One number type with a fraction is enough for us. */
    static ShapeType scalar(Class<?> type) {
        return new ShapeType(type == Float.class ? "Double" : type.getSimpleName(), List.of());
    }
}
