package dev.homeport.server.log;

import org.apache.ratis.util.SizeInBytes;

/** How much the log takes in at once, and how long it gets before a snapshot makes it short again. */
record LogLimits(Intake intake, Snapshotting snapshotting, SizeInBytes segment) {
    /** What waits for the log, and what goes into one entry. A single command may be larger than an entry's bytes. */
    record Intake(int commandsWaiting, long bytesWaiting, int commandsPerEntry, long bytesPerEntry) {}

    /**
     * A snapshot is due after so many commands or so many entries, which is looked at every few entries, and at the end
     * if enough commands came since the last one.
     */
    record Snapshotting(
            long commandsBetween, long entriesBetween, int entriesBetweenChecks, long commandsWorthOneAtTheEnd) {}

    /** Crash tests set it low, to be killed in the midst of snapshots. */
    private static final int ENTRIES_BETWEEN_SNAPSHOTS = Integer.getInteger("homeport.snapshot.entries", 50_000);

    static final LogLimits DEFAULT = new LogLimits(
            new Intake(65_536, 128L << 20, 1_024, 1 << 20),
            new Snapshotting(200_000, ENTRIES_BETWEEN_SNAPSHOTS, Math.min(1_000, ENTRIES_BETWEEN_SNAPSHOTS), 10_000),
            SizeInBytes.valueOf("8MB"));

    LogLimits with(Intake changed) {
        return new LogLimits(changed, snapshotting, segment);
    }

    LogLimits with(Snapshotting changed) {
        return new LogLimits(intake, changed, segment);
    }

    LogLimits withSegment(SizeInBytes changed) {
        return new LogLimits(intake, snapshotting, changed);
    }
}
