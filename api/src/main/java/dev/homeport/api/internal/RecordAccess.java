package dev.homeport.api.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Method handles that read and build records of any class, looked up once per class. */
public final class RecordAccess {
    private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);
    private static final MethodType BUILDER = MethodType.methodType(Object.class, Object[].class);

    private RecordAccess() {}

    /** A handle of type {@code (Object) -> Object} that reads one component. */
    public static MethodHandle getter(RecordComponent component) {
        try {
            return lookup(component.getDeclaringRecord())
                    .unreflect(component.getAccessor())
                    .asType(GETTER);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("Cannot read " + component, e);
        }
    }

    /** A handle of type {@code (Object[]) -> Object} that calls the canonical constructor. */
    public static MethodHandle constructor(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return lookup(type)
                    .findConstructor(type, MethodType.methodType(void.class, types))
                    .asSpreader(Object[].class, types.length)
                    .asType(BUILDER);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("Cannot construct " + type, e);
        }
    }

    /** Reads a component through a handle made by {@link #getter}. */
    public static Object get(MethodHandle getter, Object record) {
        try {
            return (Object) getter.invokeExact(record);
        } catch (Throwable e) {
            throw unchecked(e);
        }
    }

    /** Builds a record through a handle made by {@link #constructor}. */
    public static Object construct(MethodHandle constructor, Object[] values) {
        try {
            return (Object) constructor.invokeExact(values);
        } catch (Throwable e) {
            throw unchecked(e);
        }
    }

    private static MethodHandles.Lookup lookup(Class<?> type) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    private static RuntimeException unchecked(Throwable thrown) {
        return switch (thrown) {
            case RuntimeException e -> e;
            case Error e -> throw e;
            default -> new IllegalStateException(thrown);
        };
    }
}
