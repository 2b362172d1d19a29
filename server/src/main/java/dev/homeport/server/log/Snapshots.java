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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.ratis.io.MD5Hash;
import org.apache.ratis.server.protocol.TermIndex;
import org.apache.ratis.server.raftlog.RaftLog;
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

    private final SnapshotFolder folder;
    private final LogLimits.Snapshotting limits;
    private final SnapshotCodec codec = new SnapshotCodec();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("snapshot-writer").daemon().factory());
    private long commandsSince;
    private long indexOfLast;
    private volatile boolean writing;
    private volatile long durableIndex = RaftLog.INVALID_LOG_INDEX;

    Snapshots(SnapshotFolder folder, LogLimits.Snapshotting limits) {
        this.folder = folder;
        this.limits = limits;
    }

    void counted(int commands) {
        commandsSince += commands;
    }

    /** Writes a snapshot before the end if reading it will be quicker than replaying what came since the last one. */
    long takeLast(TermIndex applied, Supplier<Snapshot> snapshot) {
        if (writing || commandsSince < limits.commandsWorthOneAtTheEnd()) {
            return RaftLog.INVALID_LOG_INDEX;
        }
        commandsSince = 0;
        write(snapshot.get(), applied);
        return durableIndex;
    }

    /** The index of a snapshot that has become durable since the last call, or Ratis' invalid index. */
    long takeIfDue(TermIndex applied, Supplier<Snapshot> snapshot) {
        if (writing) {
            return RaftLog.INVALID_LOG_INDEX;
        }
        long finished = durableIndex;
        durableIndex = RaftLog.INVALID_LOG_INDEX;
        if (commandsSince >= limits.commandsBetween() || applied.getIndex() - indexOfLast >= limits.entriesBetween()) {
            commandsSince = 0;
            indexOfLast = applied.getIndex();
            writing = true;
            Snapshot rows = snapshot.get();
            writer.execute(() -> write(rows, applied));
        }
        return finished;
    }

    private void write(Snapshot snapshot, TermIndex at) {
        try {
            try (FileOutputStream out =
                            new FileOutputStream(folder.unfinishedFileFor(at).toFile());
                    OutputStream buffered = new BufferedOutputStream(out, 1 << 16)) {
                codec.write(snapshot, buffered);
                buffered.flush();
                out.getFD().sync();
            }
            folder.finish(at);
            durableIndex = at.getIndex();
        } catch (IOException | RuntimeException e) {
            LOG.error(
                    "Could not write the snapshot {}; the log keeps growing until one succeeds", folder.fileFor(at), e);
        } finally {
            writing = false;
        }
    }

    void load(SingleFileSnapshotInfo info, State state) throws IOException {
        Path file = info.getFile().getPath();
        requireUndamaged(file, info.getFile().getFileDigest());
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            codec.read(in, state).restoreTo(state);
        } catch (RuntimeException e) {
            throw new IOException("cannot read the snapshot " + file + ": " + e.getMessage(), e);
        }
        indexOfLast = info.getIndex();
    }

    /** A snapshot written just before the power went may have no digest yet, but its bytes are all there. */
    private static void requireUndamaged(Path file, MD5Hash recorded) throws IOException {
        if (recorded != null) {
            MD5Hash found = MD5FileUtil.computeMd5ForFile(file.toFile());
            if (!found.equals(recorded)) {
                throw new IOException("cannot read the snapshot %s: it is damaged, as its MD5 is %s and should be %s"
                        .formatted(file, found, recorded));
            }
        }
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
