package dev.homeport.server.log;

import dev.homeport.core.Snapshot;
import dev.homeport.core.State;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.ratis.io.MD5Hash;
import org.apache.ratis.server.protocol.TermIndex;
import org.apache.ratis.server.raftlog.RaftLog;
import org.apache.ratis.server.storage.FileInfo;
import org.apache.ratis.statemachine.impl.SimpleStateMachineStorage;
import org.apache.ratis.statemachine.impl.SingleFileSnapshotInfo;
import org.apache.ratis.util.MD5FileUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes snapshots beside the state machine.
 *
 * <p>The thread that applies entries only copies references to the rows; another writes them to a file. Ratis asks for
 * a snapshot every thousand entries or so, and is told of one when it has become durable; until then nothing of the log
 * is purged.
 */
final class Snapshots {
    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);
    private static final int COMMANDS_BETWEEN = 200_000;
    /** Crash tests set it low, to be killed in the midst of snapshots. */
    static final int ENTRIES_BETWEEN = Integer.getInteger("homeport.snapshot.entries", 50_000);

    private final SimpleStateMachineStorage storage;
    private final SnapshotCodec codec = new SnapshotCodec();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("snapshot-writer").daemon().factory());
    private long commandsSince;
    private long indexOfLast;
    private volatile boolean writing;
    private volatile long durableIndex = RaftLog.INVALID_LOG_INDEX;

    Snapshots(SimpleStateMachineStorage storage) {
        this.storage = storage;
    }

    void counted(int commands) {
        commandsSince += commands;
    }

    /** The index of a snapshot that has become durable since the last call, or Ratis' invalid index. */
    long takeIfDue(TermIndex applied, Supplier<Snapshot> snapshot) {
        if (writing) {
            return RaftLog.INVALID_LOG_INDEX;
        }
        long finished = durableIndex;
        durableIndex = RaftLog.INVALID_LOG_INDEX;
        if (commandsSince >= COMMANDS_BETWEEN || applied.getIndex() - indexOfLast >= ENTRIES_BETWEEN) {
            commandsSince = 0;
            indexOfLast = applied.getIndex();
            writing = true;
            Snapshot rows = snapshot.get();
            writer.execute(() -> write(rows, applied));
        }
        return finished;
    }

    private void write(Snapshot snapshot, TermIndex at) {
        Path file = storage.getSnapshotFile(at.getTerm(), at.getIndex()).toPath();
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            try (FileOutputStream out = new FileOutputStream(unfinished.toFile());
                    OutputStream buffered = new BufferedOutputStream(out, 1 << 16)) {
                codec.write(snapshot, buffered);
                buffered.flush();
                out.getFD().sync();
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            MD5Hash digest = MD5FileUtil.computeAndSaveMd5ForFile(file.toFile());
            storage.updateLatestSnapshot(new SingleFileSnapshotInfo(new FileInfo(file, digest), at));
            durableIndex = at.getIndex();
        } catch (IOException | RuntimeException e) {
            LOG.error("Could not write the snapshot {}; the log keeps growing until one succeeds", file, e);
        } finally {
            writing = false;
        }
    }

    void load(SingleFileSnapshotInfo info, State state) throws IOException {
        Path file = info.getFile().getPath();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            codec.read(in, state).restoreTo(state);
        } catch (RuntimeException e) {
            throw new IOException("cannot read the snapshot " + file + ": " + e.getMessage(), e);
        }
        indexOfLast = info.getIndex();
    }

    /** Waits for a snapshot being written, so that no half of one is left behind. */
    void close() {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(30, TimeUnit.SECONDS)) {
                LOG.warn("A snapshot was still being written at the end; the next start reads the log instead");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
