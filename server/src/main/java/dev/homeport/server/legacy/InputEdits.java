package dev.homeport.server.legacy;

import dev.homeport.server.operations.Arns;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Looks into the input of any operation and changes it. */
final class InputEdits {
    private InputEdits() {}

    /** The fleets that the input names, by id or ARN, at any depth. */
    static Set<String> fleetIds(Record input) {
        Set<String> found = new LinkedHashSet<>();
        collect(input, found);
        return found;
    }

    private static void collect(Object value, Set<String> found) {
        switch (value) {
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    Object member = value(record, component);
                    boolean isFleet = component.getName().equals("fleetId")
                            || component.getName().equals("destinationArn");
                    if (isFleet
                            && member instanceof String text
                            && (!text.startsWith("arn:") || text.contains(":fleet/"))) {
                        found.add(Arns.fleetId(text));
                    } else {
                        collect(member, found);
                    }
                }
            }
            case List<?> list -> list.forEach(element -> collect(element, found));
            case null, default -> {}
        }
    }

    /** The input with another text in the member of that name, if it has one. */
    // The constructor of a record's own class makes a record of that class.
    @SuppressWarnings("unchecked")
    static <I extends Record> I replace(I input, String name, UnaryOperator<String> change) {
        RecordComponent[] components = input.getClass().getRecordComponents();
        if (Arrays.stream(components).noneMatch(component -> component.getName().equals(name))) {
            return input;
        }
        Object[] values = Arrays.stream(components)
                .map(component -> component.getName().equals(name)
                        ? change.apply((String) value(input, component))
                        : value(input, component))
                .toArray();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return (I) input.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an input is a public record: " + input.getClass(), e);
        }
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an input is a public record: " + record.getClass(), e);
        }
    }
}
