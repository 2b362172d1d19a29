package dev.homeport.server.log;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.ratis.RaftConfigKeys;
import org.apache.ratis.conf.RaftProperties;
import org.apache.ratis.server.RaftServerConfigKeys;
import org.apache.ratis.util.TimeDuration;

/** The settings of Ratis that differ from its defaults, and why. */
final class RatisSettings {
    private static final TimeDuration NEVER = TimeDuration.valueOf(3_650, TimeUnit.DAYS);

    private RatisSettings() {}

    static RaftProperties solo(Path folder, LogLimits limits) {
        RaftProperties properties = new RaftProperties();
        RaftConfigKeys.Rpc.setType(properties, new SoloRpc.Type());
        RaftServerConfigKeys.setStorageDir(properties, List.of(folder.toFile()));
        neverGiveUpOnPauses(properties);
        electAtOnce(properties);
        writeNoCommitNotes(properties);
        keepMemorySmall(properties);
        snapshots(properties, limits);
        return properties;
    }

    /** A laptop that slept is no reason to close the log or to elect somebody else. */
    private static void neverGiveUpOnPauses(RaftProperties properties) {
        RaftServerConfigKeys.setCloseThreshold(properties, NEVER);
        RaftServerConfigKeys.LeaderElection.setLeaderStepDownWaitTime(properties, NEVER);
        RaftServerConfigKeys.setSleepDeviationThreshold(properties, NEVER);
    }

    private static void electAtOnce(RaftProperties properties) {
        RaftServerConfigKeys.Rpc.setFirstElectionTimeoutMin(properties, TimeDuration.ONE_MILLISECOND);
        RaftServerConfigKeys.Rpc.setFirstElectionTimeoutMax(properties, TimeDuration.valueOf(2, TimeUnit.MILLISECONDS));
        RaftServerConfigKeys.LeaderElection.setPreVote(properties, false);
    }

    /** A note of how far it has committed, behind every entry: only of use to one that lost most of its peers. */
    private static void writeNoCommitNotes(RaftProperties properties) {
        RaftServerConfigKeys.Log.setLogMetadataEnabled(properties, false);
    }

    private static void keepMemorySmall(RaftProperties properties) {
        // Entries are read back only at a restart, so no closed segment is kept, and each request would otherwise stay
        // in the retry cache for a minute.
        RaftServerConfigKeys.RetryCache.setExpiryTime(properties, TimeDuration.valueOf(5, TimeUnit.SECONDS));
        RaftServerConfigKeys.Log.setSegmentCacheNumMax(properties, 0);
        RaftServerConfigKeys.Log.Appender.setRetryPolicy(properties, "20ms,1000000");
    }

    private static void snapshots(RaftProperties properties, LogLimits limits) {
        RaftServerConfigKeys.Snapshot.setAutoTriggerEnabled(properties, true);
        RaftServerConfigKeys.Snapshot.setTriggerWhenStopEnabled(properties, true);
        RaftServerConfigKeys.Snapshot.setAutoTriggerThreshold(
                properties, limits.snapshotting().entriesBetweenChecks());
        RaftServerConfigKeys.Snapshot.setCreationGap(properties, 1);
        RaftServerConfigKeys.Log.setPurgeUptoSnapshotIndex(properties, true);
        RaftServerConfigKeys.Log.setPurgeGap(properties, 1);
        // A segment is purged as a whole, when every entry in it is behind the snapshot.
        RaftServerConfigKeys.Log.setSegmentSizeMax(properties, limits.segment());
    }
}
