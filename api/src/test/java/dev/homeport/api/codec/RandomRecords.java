package dev.homeport.api.codec;

import dev.homeport.api.internal.RecordAccess;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Makes up records: every member is absent one time in four. */
public final class RandomRecords {
    private static final List<String> TEXTS =
            List.of("", "a", "fleet-1", "Zürich", "\u65e5\u672c", "\ud83d\ude80", "\"\\/\u0000\n", "x".repeat(9_000));

    private final RandomGenerator random;

    public RandomRecords(RandomGenerator random) {
        this.random = random;
    }

    public Object of(Class<?> type) {
        Object[] values = Stream.of(type.getRecordComponents())
                .map(RecordComponent::getGenericType)
                .map(component -> random.nextInt(4) == 0 ? null : value(component))
                .toArray();
        return RecordAccess.construct(RecordAccess.constructor(type), values);
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == List.class ? list(arguments[0]) : map(arguments[1]);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isRecord()) {
            return of(plain);
        }
        if (plain.isEnum()) {
            return plain.getEnumConstants()[random.nextInt(plain.getEnumConstants().length)];
        }
        return scalar(plain);
    }

    private Object scalar(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "String" -> TEXTS.get(random.nextInt(TEXTS.size()));
            case "Integer" -> random.nextInt() >> random.nextInt(32);
            case "Long" -> random.nextLong() >> random.nextInt(64);
            case "Double" -> random.nextDouble(-1e9, 1e9);
            case "Boolean" -> random.nextBoolean();
            case "Instant" -> Instant.ofEpochMilli(random.nextLong(-1_000_000_000_000L, 10_000_000_000_000L));
            default -> throw new IllegalArgumentException(type.getName());
        };
    }

    private List<Object> list(Type element) {
        return Stream.generate(() -> value(element)).limit(random.nextInt(4)).toList();
    }

    private Map<String, Object> map(Type element) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            map.put("key " + i, value(element));
        }
        return map;
    }
}
