package dev.homeport.server.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.homeport.core.Snapshot;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.DeleteLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.ratis.util.SizeInBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SnapshotTest {
    private static final LogLimits OFTEN = LogLimits.DEFAULT
            .with(new LogLimits.Snapshotting(100, 100, 10, Long.MAX_VALUE))
            .withSegment(SizeInBytes.valueOf("8KB"));

    @TempDir
    Path folder;

    private ReplicatedLog open() throws IOException {
        return TestLog.open(folder, new ManualTime(TestLog.START), OFTEN);
    }

    private List<Path> files(String glob) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file ->
                            file.getFileSystem().getPathMatcher("glob:" + glob).matches(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    private List<Path> snapshots() {
        try {
            return files("snapshot.*").stream()
                    .filter(file -> !file.toString().endsWith(".md5"))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Writes until there is a snapshot and the log behind it is gone, and then some more. */
    private Snapshot fill(ReplicatedLog log) throws IOException {
        Path firstSegment = files("log_inprogress_0").getFirst();
        int number = 0;
        while (snapshots().size() < 2
                || Files.exists(firstSegment)
                || !files("log_0-*").isEmpty()) {
            assertThat(number).as("locations made without a purge").isLessThan(20_000);
            TestLog.answer(log, new CreateLocation("custom-" + number++, Map.of("number", "" + number)));
        }
        TestLog.answer(log, new CreateLocation("custom-last", Map.of("number", "last")));
        TestLog.answer(log, new DeleteLocation("custom-0"));
        return TestLog.stateOf(log);
    }

    @Test
    void theLogBehindASnapshotIsPurgedAndARestartFromSnapshotAndTailIsTheSameAsNone() throws Exception {
        Snapshot before;
        try (ReplicatedLog log = open()) {
            before = fill(log);
        }
        assertThat(snapshots()).hasSizeBetween(1, 3);

        try (ReplicatedLog log = open()) {
            assertThat(TestLog.stateOf(log)).isEqualTo(before);
        }
    }

    @Test
    void onlyTheNewestSnapshotsAreKept() throws Exception {
        try (ReplicatedLog log = open()) {
            fill(log);
            for (int i = 0; i < 600; i++) {
                TestLog.answer(log, new CreateLocation("custom-more-" + i, Map.of()));
            }
        }
        assertThat(snapshots()).hasSizeBetween(1, 2);
    }

    @Test
    void anOrderlyEndLeavesASnapshotWhenManyCommandsCameSinceTheLast() throws Exception {
        LogLimits onlyAtTheEnd = LogLimits.DEFAULT.with(new LogLimits.Snapshotting(1_000, 1_000, 10, 50));
        Snapshot before;
        try (ReplicatedLog log = TestLog.open(folder, new ManualTime(TestLog.START), onlyAtTheEnd)) {
            for (int i = 0; i < 50; i++) {
                TestLog.answer(log, new CreateLocation("custom-" + i, Map.of()));
            }
            before = TestLog.stateOf(log);
            assertThat(snapshots()).isEmpty();
        }
        assertThat(snapshots()).hasSize(1);
        try (ReplicatedLog log = TestLog.open(folder, new ManualTime(TestLog.START), onlyAtTheEnd)) {
            assertThat(TestLog.stateOf(log)).isEqualTo(before);
        }
        assertThat(snapshots()).as("nothing came since").hasSize(1);
    }

    private Path newestSnapshot() {
        return snapshots().stream()
                .max((a, b) -> Long.compare(indexOf(a), indexOf(b)))
                .orElseThrow();
    }

    private static long indexOf(Path snapshot) {
        return Long.parseLong(snapshot.toString().replaceAll(".*_", ""));
    }

    @Test
    void aDamagedSnapshotIsToldByItsNameAndNotLoaded() throws Exception {
        try (ReplicatedLog log = open()) {
            fill(log);
        }
        Path snapshot = newestSnapshot();
        byte[] bytes = Files.readAllBytes(snapshot);
        bytes[bytes.length / 2] ^= 1;
        Files.write(snapshot, bytes);

        assertThatIOException()
                .isThrownBy(this::open)
                .withMessageStartingWith("cannot open the log: cannot read the snapshot " + snapshot)
                .withMessageContaining("it is damaged, as its MD5 is");
    }

    @Test
    void aTruncatedSnapshotWithoutADigestIsToldToo() throws Exception {
        try (ReplicatedLog log = open()) {
            fill(log);
        }
        Path snapshot = newestSnapshot();
        for (Path digest : files("*.md5")) {
            Files.delete(digest);
        }
        byte[] bytes = Files.readAllBytes(snapshot);
        Files.write(snapshot, Arrays.copyOf(bytes, bytes.length / 2));

        assertThatIOException()
                .isThrownBy(this::open)
                .withMessageStartingWith("cannot open the log: cannot read the snapshot " + snapshot);
    }

    @Test
    void halfASnapshotLeftByACrashIsPassedOverAndCleanedUp() throws Exception {
        Snapshot before;
        try (ReplicatedLog log = open()) {
            before = fill(log);
        }
        Path leftover = newestSnapshot().resolveSibling("snapshot.1_999999.unfinished");
        Files.write(leftover, new byte[] {1, 2, 3});

        try (ReplicatedLog log = open()) {
            assertThat(TestLog.stateOf(log)).isEqualTo(before);
        }
        assertThat(leftover).doesNotExist();
    }
}
