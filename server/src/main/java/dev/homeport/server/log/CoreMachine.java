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
import org.apache.ratis.statemachine.impl.SimpleStateMachineStorage;
import org.apache.ratis.statemachine.impl.SingleFileSnapshotInfo;

/** Hands the log's entries to the core, in order, on one thread. */
final class CoreMachine extends BaseStateMachine {
    private final Core core;
    private final EntryCodec entries = new EntryCodec();
    private final SimpleStateMachineStorage storage = new SimpleStateMachineStorage();
    private final Snapshots snapshots = new Snapshots(storage);
    private final CompletableFuture<Void> ready = new CompletableFuture<>();
    private volatile Consumer<List<Effect>> effects = ignored -> {};
    private volatile Runnable afterEntry = () -> {};

    CoreMachine(Core core) {
        this.core = core;
    }

    /** Completes when this node leads and has applied everything an earlier run left in the log. */
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

    @Override
    public CompletableFuture<Message> applyTransaction(TransactionContext transaction) {
        LogEntryProto logEntry = transaction.getLogEntry();
        if (transaction.getStateMachineContext() instanceof Batch batch) {
            batch.complete(apply(batch.entry()));
        } else {
            apply(entries.decode(logEntry.getStateMachineLogEntry().getLogData().toByteArray()));
        }
        updateLastAppliedTermIndex(logEntry.getTerm(), logEntry.getIndex());
        afterEntry.run();
        return CompletableFuture.completedFuture(Message.EMPTY);
    }

    private Core.Applied apply(Entry entry) {
        Core.Applied applied = core.apply(entry);
        snapshots.counted(entry.commands().size());
        if (!applied.effects().isEmpty()) {
            effects.accept(applied.effects());
        }
        return applied;
    }

    @Override
    public void notifyLeaderReady() {
        ready.complete(null);
    }

    @Override
    public long takeSnapshot() {
        TermIndex applied = getLastAppliedTermIndex();
        return snapshots.takeIfDue(applied, () -> Snapshot.of(core.state()));
    }

    @Override
    public void close() throws IOException {
        snapshots.close();
        super.close();
    }
}
