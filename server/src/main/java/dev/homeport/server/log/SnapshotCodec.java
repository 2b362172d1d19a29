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
import tools.jackson.core.JsonToken;

/** A snapshot as a stream: a CBOR array of the format's version, the time, the timers, and each table's rows. */
final class SnapshotCodec {
    private static final int VERSION = 1;

    private final RecordCodec records = RecordCodec.log();
    private final Names<Timer> timers = new Names<>(Vocabulary.TIMERS);

    void write(Snapshot snapshot, OutputStream stream) {
        try (JsonGenerator out = Cbor.generator(stream)) {
            out.writeStartArray();
            out.writeNumber(VERSION);
            out.writeNumber(snapshot.now().toEpochMilli());
            out.writeNumber(snapshot.lastTimerNumber());
            writeTimers(snapshot.timers(), out);
            snapshot.rowsByTable().forEach((table, rows) -> {
                out.writeString(table);
                out.writeStartArray();
                rows.forEach(row -> records.writeTo(out, row));
                out.writeEndArray();
            });
            out.writeEndArray();
        }
    }

    private void writeTimers(List<Timers.Waiting> waiting, JsonGenerator out) {
        out.writeStartArray();
        for (Timers.Waiting row : waiting) {
            out.writeNumber(row.due().toEpochMilli());
            out.writeNumber(row.number());
            out.writeString(timers.nameOf(row.timer()));
            records.writeTo(out, row.timer());
        }
        out.writeEndArray();
    }

    Snapshot read(InputStream stream, State state) {
        Map<String, Class<?>> rowTypes = Snapshot.rowTypes(state);
        try (JsonParser in = Cbor.parser(stream)) {
            in.nextToken();
            Cbor.checkVersion("snapshot", VERSION, Cbor.nextInt(in));
            Instant now = Instant.ofEpochMilli(Cbor.nextLong(in));
            long lastTimerNumber = Cbor.nextLong(in);
            List<Timers.Waiting> waiting = readTimers(in);
            Map<String, List<Object>> rows = new LinkedHashMap<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                String table = in.getString();
                rows.put(table, readRows(in, table, rowTypes.get(table)));
            }
            return new Snapshot(now, lastTimerNumber, waiting, rows);
        }
    }

    private List<Timers.Waiting> readTimers(JsonParser in) {
        List<Timers.Waiting> waiting = new ArrayList<>();
        in.nextToken();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            Instant due = Instant.ofEpochMilli(in.getLongValue());
            long number = Cbor.nextLong(in);
            in.nextToken();
            Class<? extends Timer> type = timers.typeOf(in.getString());
            in.nextToken();
            waiting.add(new Timers.Waiting(due, number, records.readFrom(in, type)));
        }
        return waiting;
    }

    private List<Object> readRows(JsonParser in, String table, Class<?> type) {
        if (type == null) {
            throw new IllegalStateException("the snapshot holds a table '" + table
                    + "', which this version does not know; was it written by a newer version?");
        }
        List<Object> rows = new ArrayList<>();
        in.nextToken();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            rows.add(records.readFrom(in, type));
        }
        return rows;
    }
}
