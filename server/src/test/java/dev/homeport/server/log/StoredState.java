package dev.homeport.server.log;

import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Snapshot;
import dev.homeport.core.State;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What the log stores of entries and states, for tests that live elsewhere. */
public final class StoredState {
    private static final EntryCodec ENTRIES = new EntryCodec();
    private static final SnapshotCodec SNAPSHOTS = new SnapshotCodec();

    private StoredState() {}

    public static byte[] encode(Entry entry) {
        return ENTRIES.encode(entry);
    }

    public static Entry decode(byte[] entry) {
        return ENTRIES.decode(entry);
    }

    public static byte[] encode(State state) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 14);
        SNAPSHOTS.write(Snapshot.of(state), out);
        return out.toByteArray();
    }

    public static void restore(byte[] snapshot, Core core) {
        SNAPSHOTS.read(new ByteArrayInputStream(snapshot), core.state()).restoreTo(core.state());
    }

    /** A hash of everything a snapshot would hold. */
    public static String hash(State state) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(encode(state)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
