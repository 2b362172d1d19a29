package dev.homeport.server.log;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.core.Snapshot;
import dev.homeport.core.State;
import dev.homeport.core.Timer;
import dev.homeport.core.Timers;
import dev.homeport.core.Vocabulary;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;

/** A snapshot as a stream of CBOR records: a head with the format's version, the timers, then each table's rows. */
final class SnapshotCodec {
    private static final int VERSION = 1;

    private record Head(int version, Instant now, long lastTimerNumber, int timers, List<TableHead> tables) {}

    private record TableHead(String name, int rows) {}

    private record TimerHead(Instant due, long number, String name) {}

    private final RecordCodec records = RecordCodec.log();
    private final Names<Timer> names = new Names<>(Vocabulary.TIMERS);

    void write(Snapshot snapshot, OutputStream stream) {
        List<TableHead> tables = new ArrayList<>();
        snapshot.rowsByTable().forEach((name, rows) -> tables.add(new TableHead(name, rows.size())));
        try (JsonGenerator out = records.generator(stream)) {
            records.writeTo(
                    out,
                    new Head(
                            VERSION,
                            snapshot.now(),
                            snapshot.lastTimerNumber(),
                            snapshot.timers().size(),
                            tables));
            for (Timers.Waiting row : snapshot.timers()) {
                names.requireKnown(row.timer());
                records.writeTo(out, new TimerHead(row.due(), row.number(), names.nameOf(row.timer())));
                records.writeTo(out, row.timer());
            }
            snapshot.rowsByTable().values().forEach(rows -> rows.forEach(row -> records.writeTo(out, row)));
        }
    }

    Snapshot read(InputStream stream, State state) {
        try (JsonParser in = records.parser(stream)) {
            Head head = Stored.next(records, in, Head.class);
            Stored.checkVersion("snapshot", VERSION, head.version());
            List<Timers.Waiting> timers = readTimers(in, head.timers());
            return new Snapshot(head.now(), head.lastTimerNumber(), timers, readTables(in, head.tables(), state));
        }
    }

    private List<Timers.Waiting> readTimers(JsonParser in, int count) {
        List<Timers.Waiting> timers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            TimerHead head = Stored.next(records, in, TimerHead.class);
            Timer timer = Stored.next(records, in, names.typeOf(head.name()));
            timers.add(Timers.Waiting.until(head.due(), head.number(), timer));
        }
        return timers;
    }

    private Map<String, List<Object>> readTables(JsonParser in, List<TableHead> tables, State state) {
        Map<String, Class<?>> rowTypes = Snapshot.rowTypes(state);
        Map<String, List<Object>> rowsByTable = new LinkedHashMap<>();
        for (TableHead table : tables) {
            Class<?> type = Stored.requireKnown(table.name(), rowTypes.get(table.name()));
            List<Object> rows = new ArrayList<>(table.rows());
            for (int i = 0; i < table.rows(); i++) {
                rows.add(Stored.next(records, in, type));
            }
            rowsByTable.put(table.name(), rows);
        }
        return rowsByTable;
    }
}
