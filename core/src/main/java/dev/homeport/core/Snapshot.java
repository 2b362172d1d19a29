package dev.homeport.core;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All rows at one moment. Taking one copies references only, since rows are immutable, so the state machine is held up
 * for as short a time as possible and the rows are written elsewhere.
 */
public record Snapshot(
        Instant now, long lastTimerNumber, List<Timers.Waiting> timers, Map<String, List<Object>> rowsByTable) {

    /** To be called between entries. */
    public static Snapshot of(State state) {
        Map<String, List<Object>> rows = new LinkedHashMap<>();
        state.tables().forEach((name, table) -> rows.put(name, new ArrayList<>(table.all())));
        return new Snapshot(
                state.now(),
                state.timers().lastNumber(),
                new ArrayList<>(state.timers().all()),
                rows);
    }

    /** The kind of rows each table has, by table name. */
    public static Map<String, Class<?>> rowTypes(State state) {
        Map<String, Class<?>> types = new LinkedHashMap<>();
        state.tables().forEach((name, table) -> types.put(name, table.rowType()));
        return types;
    }

    /** Replaces everything in the state; a table the snapshot does not know becomes empty. */
    public void restoreTo(State state) {
        state.tables().forEach((name, table) -> {
            table.clear();
            rowsByTable.getOrDefault(name, List.of()).forEach(table::load);
        });
        state.timers().clear();
        timers.forEach(state.timers()::load);
        state.timers().lastNumber(lastTimerNumber);
        state.now(now);
    }
}
