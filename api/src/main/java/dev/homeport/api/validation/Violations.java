package dev.homeport.api.validation;

import dev.homeport.api.ApiError;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The violations found in one input, in the order they were found and never more than {@value #COUNT_MAX}. */
public final class Violations {
    /** Nobody reads further, and a request of a million bad values must not get a message of a million lines. */
    static final int COUNT_MAX = 20;

    private final List<Violation> found = new ArrayList<>(0);

    public boolean isEmpty() {
        return found.isEmpty();
    }

    public List<Violation> list() {
        return List.copyOf(found);
    }

    /** The message AWS services give, e.g. {@code 1 validation error detected: Value null at 'name' failed ...}. */
    public String message() {
        String errors = found.size() == 1 ? " validation error detected: " : " validation errors detected: ";
        return found.size() + errors + found.stream().map(Violation::message).collect(Collectors.joining("; "));
    }

    public ApiError toError() {
        return new ApiError(ApiError.Code.INVALID_REQUEST, message());
    }

    /** Notes that {@code value} is none of {@code allowed}. */
    public void addUnknownEnumValue(String path, String value, Collection<String> allowed) {
        add(new Violation(path, value, "Member must satisfy enum value set: [" + String.join(", ", allowed) + "]"));
    }

    /** Adds what another check found, except at places about which something has been said already. */
    public void addAllElsewhere(Violations others) {
        if (others.isEmpty()) {
            return;
        }
        List<String> paths = found.stream().map(Violation::path).toList();
        others.found.stream()
                .filter(violation -> !paths.contains(violation.path()))
                .forEach(this::add);
    }

    /** Those that nobody tolerates. */
    public Violations except(Predicate<Violation> tolerated) {
        Violations others = new Violations();
        found.stream().filter(tolerated.negate()).forEach(others::add);
        return others;
    }

    void add(Violation violation) {
        if (!isFull()) {
            found.add(violation);
        }
    }

    boolean isFull() {
        return found.size() == COUNT_MAX;
    }

    int size() {
        return found.size();
    }

    /** Puts a path segment in front of every violation from index {@code from} on: paths grow on the way out. */
    void prefix(int from, String segment) {
        for (int i = from; i < found.size(); i++) {
            found.set(i, found.get(i).within(segment));
        }
    }
}
