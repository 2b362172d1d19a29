package dev.homeport.server.contract.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.protocol.MarshallingType;
import software.amazon.awssdk.core.traits.ListTrait;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.utils.builder.Buildable;

/** Plain values into the AWS SDK's objects and back. */
final class SdkPojos {
    private SdkPojos() {}

    static void fill(SdkPojo builder, Map<?, ?> members) {
        Map<String, SdkField<?>> fields = new LinkedHashMap<>();
        builder.sdkFields().forEach(field -> fields.put(field.locationName(), field));
        members.forEach((name, value) -> {
            if (!fields.containsKey(name)) {
                throw new IllegalArgumentException("the SDK knows no member " + name);
            }
            fields.get(name).set(builder, toSdk(fields.get(name), value));
        });
    }

    private static Object toSdk(SdkField<?> field, Object value) {
        return switch (value) {
            case Map<?, ?> members
            when field.marshallingType().equals(MarshallingType.SDK_POJO) -> {
                SdkPojo builder = field.constructor().get();
                fill(builder, members);
                yield ((Buildable) builder).build();
            }
            case List<?> list -> {
                SdkField<?> member = field.getTrait(ListTrait.class).memberFieldInfo();
                yield list.stream().map(element -> toSdk(member, element)).toList();
            }
            case Number number when field.marshallingType().equals(MarshallingType.INTEGER) -> number.intValue();
            case Number number when field.marshallingType().equals(MarshallingType.FLOAT) -> number.floatValue();
            default -> value;
        };
    }

    static Map<String, Object> toMap(SdkPojo pojo) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (SdkField<?> field : pojo.sdkFields()) {
            Object value = field.getValueOrDefault(pojo);
            boolean absent =
                    value == null || value instanceof SdkAutoConstructList || value instanceof SdkAutoConstructMap;
            if (!absent) {
                members.put(field.locationName(), toPlain(value));
            }
        }
        return members;
    }

    private static Object toPlain(Object value) {
        return switch (value) {
            case SdkPojo pojo -> toMap(pojo);
            case List<?> list -> list.stream().map(SdkPojos::toPlain).toList();
            case Integer number -> number.longValue();
            case Float number -> number.doubleValue();
            default -> value;
        };
    }
}
