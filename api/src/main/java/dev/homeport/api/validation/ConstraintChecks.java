package dev.homeport.api.validation;

import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.Size;
import java.lang.annotation.Annotation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns constraint annotations, plain or composed, into checks with the messages AWS services give. */
final class ConstraintChecks {
    private ConstraintChecks() {}

    static List<Check> of(Annotation[] annotations) {
        return Stream.of(annotations).flatMap(ConstraintChecks::of).toList();
    }

    private static Stream<Check> of(Annotation annotation) {
        return switch (annotation) {
            case Required _ -> Stream.of(required());
            case Length length -> Stream.of(length(length.min(), length.max()));
            case Size size -> Stream.of(size(size.min(), size.max()));
            case Range range -> Stream.of(range(range.min(), range.max()));
            case Pattern pattern -> Stream.of(new PatternCheck(pattern.value()));
            default -> composed(annotation.annotationType());
        };
    }

    private static Stream<Check> composed(Class<? extends Annotation> type) {
        boolean ours = type.getPackage().equals(Required.class.getPackage());
        return ours ? of(type.getAnnotations()).stream() : Stream.empty();
    }

    private static Check required() {
        return (name, value, violations) -> {
            if (value == null) {
                Check.add(violations, name, null, "Member must not be null");
            }
        };
    }

    private static Check length(int min, int max) {
        return (name, value, violations) -> {
            if (value instanceof String text) {
                checkLength(name, text, text.codePointCount(0, text.length()), min, max, violations);
            }
        };
    }

    private static Check size(int min, int max) {
        return (name, value, violations) -> {
            switch (value) {
                case Collection<?> list -> checkLength(name, value, list.size(), min, max, violations);
                case Map<?, ?> map -> checkLength(name, value, map.size(), min, max, violations);
                case null, default -> {}
            }
        };
    }

    private static void checkLength(String name, Object value, int length, int min, int max, Violations violations) {
        if (length < min) {
            Check.add(violations, name, value, "Member must have length greater than or equal to " + min);
        }
        if (length > max) {
            Check.add(violations, name, value, "Member must have length less than or equal to " + max);
        }
    }

    private static Check range(long min, long max) {
        return (name, value, violations) -> {
            if (value instanceof Number number && number.doubleValue() < min) {
                Check.add(violations, name, value, "Member must have value greater than or equal to " + min);
            }
            if (value instanceof Number number && number.doubleValue() > max) {
                Check.add(violations, name, value, "Member must have value less than or equal to " + max);
            }
        };
    }
}
