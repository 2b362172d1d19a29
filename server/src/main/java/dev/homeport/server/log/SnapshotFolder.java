package dev.homeport.server.log;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.apache.ratis.io.MD5Hash;
import org.apache.ratis.server.protocol.TermIndex;
import org.apache.ratis.server.storage.FileInfo;
import org.apache.ratis.server.storage.RaftStorage;
import org.apache.ratis.statemachine.SnapshotRetentionPolicy;
import org.apache.ratis.statemachine.impl.SimpleStateMachineStorage;
import org.apache.ratis.statemachine.impl.SingleFileSnapshotInfo;
import org.apache.ratis.util.MD5FileUtil;

/** The folder of snapshots: each a file with its MD5 beside it, named by term and index. */
final class SnapshotFolder extends SimpleStateMachineStorage {
    private static final String UNFINISHED = ".unfinished";
    private static final int KEPT = 2;

    private volatile Path folder;

    @Override
    public void init(RaftStorage storage) throws IOException {
        super.init(storage);
        folder = storage.getStorageDir().getStateMachineDir().toPath();
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(folder, "*" + UNFINISHED)) {
            for (Path leftover : leftovers) {
                Files.delete(leftover);
            }
        }
    }

    /**
     * Ratis asks for this after every entry once a snapshot could be due; there is nothing to do until there is one.
     */
    @Override
    public void cleanupOldSnapshots(SnapshotRetentionPolicy policy) {}

    Path fileFor(TermIndex at) {
        return getSnapshotFile(at.getTerm(), at.getIndex()).toPath();
    }

    /** Where to write a snapshot that {@link #finish} then makes known. */
    Path unfinishedFileFor(TermIndex at) {
        Path file = fileFor(at);
        return file.resolveSibling(file.getFileName() + UNFINISHED);
    }

    /** Makes a snapshot whose bytes are on disk the latest one, and drops those before the one before it. */
    void finish(TermIndex at) throws IOException {
        Path file = fileFor(at);
        Files.move(unfinishedFileFor(at), file, StandardCopyOption.ATOMIC_MOVE);
        MD5Hash digest = MD5FileUtil.computeAndSaveMd5ForFile(file.toFile());
        syncFolder();
        updateLatestSnapshot(new SingleFileSnapshotInfo(new FileInfo(file, digest), at));
        super.cleanupOldSnapshots(new SnapshotRetentionPolicy() {
            @Override
            public int getNumSnapshotsRetained() {
                return KEPT;
            }
        });
    }

    /** The log is purged once a snapshot is known, so its name has to outlast a power cut as its bytes do. */
    private void syncFolder() throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
