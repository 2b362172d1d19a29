package dev.homeport.server.simulation;

import dev.homeport.core.Snapshot;
import dev.homeport.core.State;
import dev.homeport.core.Timers;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Some lives of a server as a release stored them: the entries of each, and a snapshot of how it ended. */
record GoldenLog(List<Life> lives) {
    // A life is replayed, never compared.
    @SuppressWarnings("ArrayRecordComponent")
    record Life(List<byte[]> entries, byte[] snapshot) {
        State replayed() {
            return Node.restore(null, entries).state();
        }

        State restored() {
            return Node.restore(snapshot, List.of()).state();
        }
    }

    void write(OutputStream stream) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(stream))) {
            out.writeInt(lives.size());
            for (Life life : lives) {
                out.writeInt(life.entries().size());
                for (byte[] entry : life.entries()) {
                    write(out, entry);
                }
                write(out, life.snapshot());
            }
        }
    }

    static GoldenLog read(InputStream stream) throws IOException {
        try (DataInputStream in = new DataInputStream(new GZIPInputStream(stream))) {
            List<Life> lives = new ArrayList<>();
            for (int life = in.readInt(); life > 0; life--) {
                List<byte[]> entries = new ArrayList<>();
                for (int entry = in.readInt(); entry > 0; entry--) {
                    entries.add(readBytes(in));
                }
                lives.add(new Life(entries, readBytes(in)));
            }
            return new GoldenLog(lives);
        }
    }

    private static void write(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] readBytes(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }

    /**
     * What a state holds, a line per row and timer: the key of a row and its status, if it has one. Members that a
     * later release adds do not show.
     */
    static String summary(State state) {
        Snapshot snapshot = Snapshot.of(state);
        StringBuilder lines = new StringBuilder("now ").append(snapshot.now()).append('\n');
        snapshot.rowsByTable().forEach((table, rows) -> rows.forEach(row -> lines.append(describe(table, row))));
        for (Timers.Waiting waiting : snapshot.timers()) {
            lines.append("timer ")
                    .append(waiting.due())
                    .append(' ')
                    .append(waiting.timer().getClass().getSimpleName())
                    .append('\n');
        }
        return lines.toString();
    }

    private static String describe(String table, Object row) {
        RecordComponent[] components = row.getClass().getRecordComponents();
        String status = Arrays.stream(components)
                .filter(component -> component.getName().equals("status"))
                .map(component -> " " + value(component, row))
                .findFirst()
                .orElse("");
        return table + " " + value(components[0], row) + status + "\n";
    }

    private static Object value(RecordComponent component, Object row) {
        try {
            return component.getAccessor().invoke(row);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
