package dev.homeport.server.log;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Effect;
import dev.homeport.core.State;
import dev.homeport.core.service.ResumeService;
import dev.homeport.core.service.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.ratis.protocol.ClientId;
import org.apache.ratis.protocol.RaftClientReply;
import org.apache.ratis.protocol.RaftClientRequest;
import org.apache.ratis.protocol.RaftGroup;
import org.apache.ratis.protocol.RaftGroupId;
import org.apache.ratis.protocol.RaftPeer;
import org.apache.ratis.protocol.RaftPeerId;
import org.apache.ratis.server.RaftServer;
import org.apache.ratis.server.storage.RaftStorage;
import org.apache.ratis.thirdparty.com.google.protobuf.UnsafeByteOperations;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The durable log under the core: an Apache Ratis group of one peer, inside this process. */
public final class ReplicatedLog implements Commands, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReplicatedLog.class);
    private static final Duration START_TIMEOUT = Duration.ofMinutes(5);
    private static final Executor AT_ONCE = Runnable::run;
    private static final RaftPeerId PEER = RaftPeerId.valueOf("homeport-1");
    private static final RaftGroupId GROUP =
            RaftGroupId.valueOf(UUID.fromString("68f6d65c-706f-4274-8e47-a11ef7000001"));

    private final Core core =
            new Core(defect -> LOG.error("A timer failed; what it was about to do is undone", defect));
    private final EntryCodec entries;
    private final Supplier<Executor> homes;
    private final CoreMachine machine;
    private final ClientId client = ClientId.randomId();
    private final AtomicLong calls = new AtomicLong();
    private final TimeSource time;
    private final RaftServer raft;
    private final Batcher batcher;

    private ReplicatedLog(Path folder, TimeSource time, LogLimits limits, EntryCodec entries, Supplier<Executor> homes)
            throws IOException {
        this.time = time;
        this.entries = entries;
        this.homes = homes;
        this.machine = new CoreMachine(core, entries, limits.snapshotting());
        this.batcher = new Batcher(limits.intake(), time, core.state(), this::append);
        this.raft = RaftServer.newBuilder()
                .setServerId(PEER)
                .setGroup(RaftGroup.valueOf(
                        GROUP, RaftPeer.newBuilder().setId(PEER).build()))
                .setOption(existsIn(folder) ? RaftStorage.StartupOption.RECOVER : RaftStorage.StartupOption.FORMAT)
                .setProperties(RatisSettings.solo(folder, limits))
                .setStateMachine(machine)
                .build();
    }

    /**
     * Opens the log in the folder, or begins one, and returns when everything in it has been applied. A result is
     * completed by the executor that {@code homes} named when its command was submitted.
     */
    public static ReplicatedLog open(Path folder, TimeSource time, Settings settings, Supplier<Executor> homes)
            throws IOException {
        return open(new ReplicatedLog(folder, time, LogLimits.DEFAULT, new EntryCodec(), homes), settings);
    }

    static ReplicatedLog open(Path folder, TimeSource time, Settings settings, LogLimits limits, EntryCodec entries)
            throws IOException {
        return open(new ReplicatedLog(folder, time, limits, entries, () -> AT_ONCE), settings);
    }

    private static ReplicatedLog open(ReplicatedLog log, Settings settings) throws IOException {
        try {
            log.start(settings);
            return log;
        } catch (IOException | RuntimeException e) {
            log.raft.close();
            throw e;
        }
    }

    private static boolean existsIn(Path folder) {
        return Files.isDirectory(folder.resolve(GROUP.getUuid().toString()));
    }

    private void start(Settings settings) throws IOException {
        try {
            raft.start();
            machine.ready().get(START_TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the log was starting", e);
        } catch (ExecutionException | CompletionException e) {
            throw new IOException("cannot open the log: " + e.getCause().getMessage(), e.getCause());
        } catch (TimeoutException e) {
            throw new IOException("the log did not become ready within " + START_TIMEOUT, e);
        }
        if (time instanceof ManualTime manual) {
            manual.notBefore(core.state().now());
        }
        machine.afterEveryEntry(batcher::timersChanged);
        CompletableFuture<Void> resumed = submit(new ResumeService(settings));
        batcher.start();
        resumed.join();
    }

    public State state() {
        return core.state();
    }

    public void deliverEffectsTo(Consumer<List<Effect>> sink) {
        machine.deliverEffectsTo(sink);
    }

    @Override
    public <R> CompletableFuture<R> submit(Command<R> command) {
        try {
            Pending<R> pending = new Pending<>(command, entries.encode(command), homes.get());
            batcher.submit(pending);
            return pending.result();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private CompletionStage<RaftClientReply> append(Batch batch) {
        BatchMessage message = new BatchMessage(batch, UnsafeByteOperations.unsafeWrap(batch.encode(entries)));
        RaftClientRequest request = RaftClientRequest.newBuilder()
                .setClientId(client)
                .setServerId(PEER)
                .setGroupId(GROUP)
                .setCallId(calls.incrementAndGet())
                .setMessage(message)
                .setType(RaftClientRequest.writeRequestType())
                .build();
        try {
            return raft.submitClientRequestAsync(request).thenApply(ReplicatedLog::requireSuccess);
        } catch (IOException e) {
            return CompletableFuture.failedStage(e);
        }
    }

    private static RaftClientReply requireSuccess(RaftClientReply reply) {
        if (!reply.isSuccess()) {
            throw new IllegalStateException("the log did not take an entry", reply.getException());
        }
        return reply;
    }

    @Override
    public void close() throws IOException {
        batcher.close();
        machine.closing();
        raft.close();
    }
}
