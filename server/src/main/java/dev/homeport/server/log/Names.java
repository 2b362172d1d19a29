package dev.homeport.server.log;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The names under which the kinds of one family of records are stored. */
final class Names<T> {
    private final Map<String, Class<? extends T>> types = new HashMap<>();

    Names(Collection<? extends Class<? extends T>> family) {
        for (Class<? extends T> type : family) {
            Class<?> clash = types.put(type.getSimpleName(), type);
            assert clash == null : "two kinds are called " + type.getSimpleName();
        }
    }

    String nameOf(T record) {
        return record.getClass().getSimpleName();
    }

    /** Throws for a record that could be written but not read again. */
    void requireKnown(T record) {
        if (types.get(nameOf(record)) != record.getClass()) {
            throw new IllegalArgumentException(record.getClass().getName() + " is missing from the vocabulary");
        }
    }

    Class<? extends T> typeOf(String name) {
        return Stored.requireKnown(name, types.get(name));
    }
}
