package dev.homeport.server.log;

import dev.homeport.core.Core;
import dev.homeport.core.Effect;
import dev.homeport.core.Entry;
import dev.homeport.core.Snapshot;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.apache.ratis.proto.RaftProtos.LogEntryProto;
import org.apache.ratis.proto.RaftProtos.RaftPeerRole;
import org.apache.ratis.protocol.Message;
import org.apache.ratis.protocol.RaftClientRequest;
import org.apache.ratis.protocol.RaftGroupId;
import org.apache.ratis.server.RaftServer;
import org.apache.ratis.server.protocol.TermIndex;
import org.apache.ratis.server.storage.RaftStorage;
import org.apache.ratis.statemachine.StateMachineStorage;
import org.apache.ratis.statemachine.TransactionContext;
import org.apache.ratis.statemachine.impl.BaseStateMachine;
import org.apache.ratis.statemachine.impl.SingleFileSnapshotInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hands the log's entries to the core, in order, on one thread. */
final class CoreMachine extends BaseStateMachine {
    private static final Logger LOG = LoggerFactory.getLogger(CoreMachine.class);

    private final Core core;
    private final EntryCodec entries;
    private final SnapshotFolder storage = new SnapshotFolder();
    private final Snapshots snapshots;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();
    private Throwable broken;
    private volatile Consumer<List<Effect>> effects = ignored -> {};
    private volatile boolean closing;
    private volatile Runnable afterEntry = () -> {};

    CoreMachine(Core core, EntryCodec entries, LogLimits.Snapshotting limits) {
        this.core = core;
        this.entries = entries;
        this.snapshots = new Snapshots(storage, limits);
    }

    /** Completes when this node leads and has applied everything an earlier run left in the log, or never will. */
    CompletableFuture<Void> ready() {
        return ready;
    }

    /** From now on effects go to the sink. Those of entries replayed before had been acted on in their time. */
    void deliverEffectsTo(Consumer<List<Effect>> sink) {
        effects = sink;
    }

    void afterEveryEntry(Runnable action) {
        afterEntry = action;
    }

    /** Nothing will be submitted any more. */
    void closing() {
        closing = true;
    }

    @Override
    public void initialize(RaftServer server, RaftGroupId groupId, RaftStorage raftStorage) throws IOException {
        super.initialize(server, groupId, raftStorage);
        storage.init(raftStorage);
        reinitialize();
    }

    @Override
    public void reinitialize() throws IOException {
        SingleFileSnapshotInfo latest = storage.getLatestSnapshot();
        if (latest != null) {
            snapshots.load(latest, core.state());
            setLastAppliedTermIndex(latest.getTermIndex());
        }
    }

    @Override
    public StateMachineStorage getStateMachineStorage() {
        return storage;
    }

    @Override
    public TransactionContext startTransaction(RaftClientRequest request) {
        Batch batch = ((BatchMessage) request.getMessage()).batch();
        return TransactionContext.newBuilder()
                .setStateMachine(this)
                .setClientRequest(request)
                .setStateMachineContext(batch)
                .build();
    }

    @Override
    public TransactionContext startTransaction(LogEntryProto entry, RaftPeerRole role) {
        return TransactionContext.newBuilder()
                .setStateMachine(this)
                .setLogEntry(entry)
                .setServerRole(role)
                .build();
    }

    /**
     * After an entry that cannot be applied none is any more. Ratis only hears of failed futures: it closes itself when
     * this throws, and if somebody else closes it at the same time, one of its threads spins forever.
     */
    @Override
    public CompletableFuture<Message> applyTransaction(TransactionContext transaction) {
        if (broken == null) {
            try {
                applyEntry(transaction);
                return CompletableFuture.completedFuture(Message.EMPTY);
            } catch (RuntimeException | Error e) {
                broken = e;
                ready.completeExceptionally(e);
            }
        }
        return CompletableFuture.failedFuture(broken);
    }

    private void applyEntry(TransactionContext transaction) {
        LogEntryProto logEntry = transaction.getLogEntry();
        if (transaction.getStateMachineContext() instanceof Batch batch) {
            batch.complete(apply(batch.entry()));
        } else {
            apply(entries.decode(logEntry.getStateMachineLogEntry().getLogData().toByteArray()));
        }
        updateLastAppliedTermIndex(logEntry.getTerm(), logEntry.getIndex());
        afterEntry.run();
    }

    private Core.Applied apply(Entry entry) {
        Core.Applied applied = core.apply(entry);
        snapshots.counted(entry.commands().size());
        if (!applied.effects().isEmpty()) {
            deliver(applied.effects());
        }
        return applied;
    }

    /** Whoever acts on effects may fail, but what was decided stays decided and the log goes on. */
    private void deliver(List<Effect> emitted) {
        try {
            effects.accept(emitted);
        } catch (RuntimeException e) {
            LOG.error("Could not act on {}", emitted, e);
        }
    }

    @Override
    public void notifyLeaderReady() {
        ready.complete(null);
    }

    @Override
    public long takeSnapshot() {
        TermIndex applied = getLastAppliedTermIndex();
        return closing
                ? snapshots.takeLast(applied, () -> Snapshot.of(core.state()))
                : snapshots.takeIfDue(applied, () -> Snapshot.of(core.state()));
    }

    @Override
    public void close() throws IOException {
        snapshots.close();
        super.close();
    }
}
