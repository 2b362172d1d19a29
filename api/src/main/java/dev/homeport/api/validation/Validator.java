package dev.homeport.api.validation;

import dev.homeport.api.internal.RecordAccess;
import dev.homeport.api.internal.WireNames;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Checks input records against the constraints their types carry; the checks of a class are found out once. */
public final class Validator {
    private static final ClassValue<RecordCheck> RECORD_CHECKS = new ClassValue<>() {
        @Override
        protected RecordCheck computeValue(Class<?> type) {
            return new RecordCheck(
                    Stream.of(type.getRecordComponents()).map(MemberCheck::of).toList());
        }
    };

    private Validator() {}

    /** Everything in the record, or below it, that breaks a constraint. */
    public static Violations validate(Object inputRecord) {
        Violations violations = new Violations();
        RECORD_CHECKS.get(inputRecord.getClass()).check(inputRecord, violations);
        return violations;
    }

    private record RecordCheck(List<MemberCheck> members) {
        void check(Object record, Violations violations) {
            for (MemberCheck member : members) {
                member.check(record, violations);
            }
        }
    }

    private record MemberCheck(String name, MethodHandle getter, List<Check> checks) {
        static MemberCheck of(RecordComponent component) {
            return new MemberCheck(
                    WireNames.pathName(WireNames.of(component)),
                    RecordAccess.getter(component),
                    checksOf(component.getAnnotatedType()));
        }

        void check(Object record, Violations violations) {
            if (!checks.isEmpty()) {
                checkAll(checks, name, RecordAccess.get(getter, record), violations);
            }
        }
    }

    private static List<Check> checksOf(AnnotatedType type) {
        List<Check> checks = new ArrayList<>(ConstraintChecks.of(type.getAnnotations()));
        if (type instanceof AnnotatedParameterizedType generic) {
            AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
            checks.add(arguments.length == 1 ? elements(arguments[0]) : entries(arguments[0], arguments[1]));
        } else if (type.getType() instanceof Class<?> plain && plain.isRecord()) {
            checks.add(members());
        }
        return List.copyOf(checks);
    }

    /** A constraint that failed keeps the later ones of the same value from being looked at, elements included. */
    private static void checkAll(List<Check> checks, String name, Object value, Violations violations) {
        int before = violations.size();
        for (Check check : checks) {
            check.check(name, value, violations);
            if (violations.size() > before || violations.isFull()) {
                return;
            }
        }
    }

    private static Check members() {
        return (name, value, violations) -> {
            if (value != null) {
                int before = violations.size();
                RECORD_CHECKS.get(value.getClass()).check(value, violations);
                violations.prefix(before, name);
            }
        };
    }

    private static Check elements(AnnotatedType type) {
        List<Check> checks = checksOf(type);
        return (name, value, violations) -> {
            if (value instanceof List<?> list && !checks.isEmpty()) {
                for (int i = 0; i < list.size() && !violations.isFull(); i++) {
                    int before = violations.size();
                    checkAll(checks, "member", list.get(i), violations);
                    if (violations.size() > before) {
                        violations.prefix(before, name + "." + (i + 1));
                    }
                }
            }
        };
    }

    private static Check entries(AnnotatedType keyType, AnnotatedType valueType) {
        List<Check> keyChecks = checksOf(keyType);
        List<Check> valueChecks = checksOf(valueType);
        return (name, value, violations) -> {
            if (value instanceof Map<?, ?> map) {
                map.forEach((key, member) -> {
                    int before = violations.size();
                    checkAll(keyChecks, "key", key, violations);
                    checkAll(valueChecks, "member", member, violations);
                    if (violations.size() > before) {
                        violations.prefix(before, name + "." + Violation.cut(key.toString()));
                    }
                });
            }
        };
    }
}
