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
        String name = record.getClass().getSimpleName();
        assert types.containsKey(name) : name + " is missing from the vocabulary";
        return name;
    }

    Class<? extends T> typeOf(String name) {
        return requireKnown(name, types.get(name));
    }

    static <C> C requireKnown(String name, C found) {
        if (found == null) {
            throw new IllegalStateException("the stored data holds a '" + name
                    + "', which this version of Homeport does not know; was it written by a newer one?");
        }
        return found;
    }

    static void checkVersion(String what, int known, int found) {
        if (found != known) {
            throw new IllegalStateException("a stored %s has format version %d; this version of Homeport reads %d"
                    .formatted(what, found, known));
        }
    }
}
