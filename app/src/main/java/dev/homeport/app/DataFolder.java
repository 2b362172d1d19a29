package dev.homeport.app;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/** The data folder, held by this process alone for as long as it is open. */
final class DataFolder implements AutoCloseable {
    private final FileChannel channel;

    private DataFolder(FileChannel channel) {
        this.channel = channel;
    }

    static DataFolder open(Path folder) throws StartFailure {
        try {
            createPrivate(folder);
            FileChannel channel = FileChannel.open(
                    folder.resolve("homeport.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw new StartFailure("another Homeport already runs on the data in " + folder
                        + "; stop it, or choose another folder with --data");
            }
            return new DataFolder(channel);
        } catch (IOException e) {
            throw new StartFailure("cannot write to the data folder " + folder + "; choose another one with --data", e);
        }
    }

    /** Only its owner may look into a new folder, because it will hold a private key. */
    private static void createPrivate(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
