package dev.homeport.api.awssdk;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.protocol.MarshallingType;
import software.amazon.awssdk.core.traits.ListTrait;
import software.amazon.awssdk.core.traits.MapTrait;

/** What the AWS SDK for Java knows about the members of a shape. */
final class SdkShapes {
    private static final String MODEL = "software.amazon.awssdk.services.gamelift.model.";

    private SdkShapes() {}

    /** The SDK's class of that name, if the SDK is new enough to have it. */
    static Optional<Class<?>> find(String name) {
        try {
            return Optional.of(Class.forName(MODEL + name));
        } catch (ClassNotFoundException _) {
            return Optional.empty();
        }
    }

    /** The type of every member by its name on the wire. */
    static Map<String, ShapeType> members(Class<?> shape) {
        Map<String, ShapeType> members = new TreeMap<>();
        for (SdkField<?> field : builder(shape).sdkFields()) {
            members.put(field.locationName(), type(field, accessor(shape, field)));
        }
        return members;
    }

    private static SdkPojo builder(Class<?> shape) {
        try {
            return (SdkPojo) shape.getMethod("builder").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(shape.getName(), e);
        }
    }

    /** The getter whose return type still tells enums from strings, which the field does not. */
    private static Type accessor(Class<?> shape, SdkField<?> field) {
        return Stream.of(shape.getMethods())
                .filter(method ->
                        method.getParameterCount() == 0 && method.getName().equalsIgnoreCase(field.memberName()))
                .map(Method::getGenericReturnType)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(shape + " has no getter of " + field.memberName()));
    }

    private static ShapeType type(SdkField<?> field, Type accessor) {
        MarshallingType<?> kind = field.marshallingType();
        if (kind.equals(MarshallingType.LIST)) {
            return ShapeType.list(type(field.getTrait(ListTrait.class).memberFieldInfo(), argument(accessor, 0)));
        }
        if (kind.equals(MarshallingType.MAP)) {
            return ShapeType.map(type(field.getTrait(MapTrait.class).valueFieldInfo(), argument(accessor, 1)));
        }
        Class<?> plain = (Class<?>) accessor;
        if (kind.equals(MarshallingType.SDK_POJO)) {
            return ShapeType.structure(plain.getSimpleName());
        }
        return plain.isEnum() ? ShapeType.enumeration(constants(plain)) : ShapeType.scalar(plain);
    }

    private static Type argument(Type accessor, int index) {
        return ((ParameterizedType) accessor).getActualTypeArguments()[index];
    }

    private static List<String> constants(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .filter(constant -> !((Enum<?>) constant).name().equals("UNKNOWN_TO_SDK_VERSION"))
                .map(Object::toString)
                .sorted()
                .toList();
    }
}
