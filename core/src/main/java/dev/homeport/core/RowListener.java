package dev.homeport.core;

import java.util.Map;

/** Something that follows the rows of a table, such as an index. */
public interface RowListener<K, V> {
    /** A row was added (nothing before), changed, or removed (nothing after). */
    void replaced(K key, V before, V after);

    void cleared();

    /** Throws if what it knows of the table of that name is not what the rows say. */
    void verify(String table, Map<K, V> rows);
}
