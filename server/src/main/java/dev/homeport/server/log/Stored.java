package dev.homeport.server.log;

import dev.homeport.api.codec.RecordCodec;
import tools.jackson.core.JsonParser;

/** What stored data must be like to be read. */
final class Stored {
    private Stored() {}

    /** The next record, which has to be there. */
    static <T> T next(RecordCodec records, JsonParser in, Class<T> type) {
        T record = records.readFrom(in, type);
        if (record == null) {
            throw new IllegalStateException(
                    "the stored data ends where a %s should follow".formatted(type.getSimpleName()));
        }
        return record;
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
