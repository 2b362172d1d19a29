package dev.homeport.api.codec;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Finds the codec of a type in one dialect; a class is looked at once. */
final class Codecs {
    private final Dialect dialect;
    private final Map<Class<?>, ValueCodec> ready = new ConcurrentHashMap<>();

    /** The codecs of the class being built and of all it contains, which is how a record that contains itself ends. */
    private final Map<Class<?>, ValueCodec> building = new HashMap<>();

    Codecs(Dialect dialect) {
        this.dialect = dialect;
    }

    ValueCodec of(Class<?> type) {
        ValueCodec codec = ready.get(type);
        return codec != null ? codec : build(type);
    }

    ValueCodec of(Type type) {
        return switch (type) {
            case Class<?> plain -> of(plain);
            case ParameterizedType generic -> ofGeneric(generic);
            default -> throw unsupported(type);
        };
    }

    private synchronized ValueCodec build(Class<?> type) {
        if (building.containsKey(type)) {
            return building.get(type);
        }
        boolean outermost = building.isEmpty();
        try {
            ValueCodec codec = create(type);
            if (outermost) {
                ready.putAll(building);
            }
            return codec;
        } finally {
            if (outermost) {
                building.clear();
            }
        }
    }

    private ValueCodec create(Class<?> type) {
        if (type.isRecord()) {
            StructureCodec structure = new StructureCodec(type, dialect::nameOf, dialect::matcher);
            building.put(type, structure);
            structure.link(this);
            return structure;
        }
        ValueCodec codec = createSimple(type);
        building.put(type, codec);
        return codec;
    }

    private ValueCodec createSimple(Class<?> type) {
        if (ScalarCodecs.BY_TYPE.containsKey(type)) {
            return ScalarCodecs.BY_TYPE.get(type);
        }
        if (type == Instant.class) {
            return dialect.timestamps();
        }
        if (type.isEnum()) {
            return new EnumCodec(type);
        }
        if (type.isSealed()) {
            return new SealedCodec(type, this);
        }
        throw unsupported(type);
    }

    private ValueCodec ofGeneric(ParameterizedType type) {
        Type[] arguments = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return new ListCodec(of(arguments[0]), dialect.absentList());
        }
        if (type.getRawType() == Optional.class) {
            return new OptionalCodec(of(arguments[0]));
        }
        if (type.getRawType() == Map.class && arguments[0] == String.class) {
            return new MapCodec(of(arguments[1]), dialect.absentMap());
        }
        throw unsupported(type);
    }

    private static IllegalArgumentException unsupported(Type type) {
        return new IllegalArgumentException("Cannot read or write " + type.getTypeName());
    }
}
