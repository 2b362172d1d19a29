package dev.homeport.api;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The records that the operations Homeport knows are made of. */
public final class Shapes {
    private Shapes() {}

    public static Stream<Operation.Known> operations() {
        return Operations.all().stream()
                .map(Operation::support)
                .filter(Operation.Known.class::isInstance)
                .map(Operation.Known.class::cast);
    }

    /** Every record reachable from an input or an output. */
    public static Set<Class<?>> reachable() {
        Set<Class<?>> found = new LinkedHashSet<>();
        operations().forEach(operation -> {
            collect(operation.input(), found);
            collect(operation.output(), found);
        });
        return found;
    }

    private static void collect(Type type, Set<Class<?>> found) {
        if (type instanceof ParameterizedType generic) {
            Stream.of(generic.getActualTypeArguments()).forEach(argument -> collect(argument, found));
        } else if (type instanceof Class<?> plain && plain.isRecord() && found.add(plain)) {
            Stream.of(plain.getRecordComponents())
                    .map(RecordComponent::getGenericType)
                    .forEach(component -> collect(component, found));
        }
    }
}
