package dev.homeport.server.simulation.sockets;

import dev.homeport.core.Command;
import dev.homeport.core.Core;
import dev.homeport.core.Entry;
import dev.homeport.core.Outcome;
import dev.homeport.core.State;
import dev.homeport.core.service.ResumeService;
import dev.homeport.core.service.Settings;
import dev.homeport.server.edge.Headers;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketListener;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.log.StoredState;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.SdkEndpoint;
import dev.homeport.server.operations.TokenIssuer;
import dev.homeport.server.sdk.HealthReports;
import dev.homeport.server.sdk.SdkContext;
import dev.homeport.server.sdk.SdkService;
import dev.homeport.server.sdk.SdkSockets;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;

/** The real endpoint of the server SDKs and the real core, with a log that commits when the simulation says so. */
final class SimulatedService implements Commands {
    static final Arns ARNS = new Arns("us-west-2", "123456789012");

    /** Closes replaced sockets long after a simulation is over. */
    private static final ScheduledExecutorService SCHEDULER = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().factory());

    private record Waiting<R>(Command<R> command, CompletableFuture<R> future) {
        // The outcome of a command is what the command says it is.
        @SuppressWarnings("unchecked")
        void complete(Outcome outcome) {
            switch (outcome) {
                case Outcome.Done(Object result) -> future.complete((R) result);
                case Outcome.Refused(Throwable refusal) -> future.completeExceptionally(refusal);
                case Outcome.Failed(Throwable defect) -> throw new AssertionError(command + " failed", defect);
            }
        }
    }

    private final ManualTime time;
    private final Core core = new Core(defect -> {
        throw new AssertionError("a timer failed", defect);
    });
    private final List<byte[]> log;
    private final SdkSockets sockets = new SdkSockets(SCHEDULER, this);
    private final SdkService sdk;
    private List<Waiting<?>> waiting = new ArrayList<>();
    private long seed;

    /** Begins with what was committed before, as after a restart. */
    SimulatedService(ManualTime time, List<byte[]> log) {
        this.time = time;
        this.log = new ArrayList<>(log);
        log.forEach(entry -> core.apply(StoredState.decode(entry)));
        this.seed = log.size();
        SdkContext context = new SdkContext(
                this,
                core.state(),
                time,
                ARNS,
                new SdkEndpoint(Optional.empty(), "127.0.0.1", () -> 9870),
                new TokenIssuer(Duration.ofDays(10_000), time),
                new HealthReports(this, core.state(), time, SCHEDULER),
                sockets);
        this.sdk = new SdkService(context, (query, known) -> Optional.of("nobody signs here"));
        submitAndForget(new ResumeService(Settings.DEFAULT));
        commit();
    }

    State state() {
        return core.state();
    }

    List<byte[]> log() {
        return log;
    }

    @Override
    public <R> CompletableFuture<R> submit(Command<R> command) {
        CompletableFuture<R> future = new CompletableFuture<>();
        waiting.add(new Waiting<>(command, future));
        return future;
    }

    /** For those who do not care whether they are refused. */
    void submitAndForget(Command<?> command) {
        CompletableFuture<?> unwatched = submit(command);
        assert unwatched != null;
    }

    /** Decides what was submitted so far, in one entry. */
    void commit() {
        List<Waiting<?>> batch = waiting;
        waiting = new ArrayList<>();
        seed++;
        List<Command<?>> commands = new ArrayList<>();
        batch.forEach(one -> commands.add(one.command()));
        Entry entry = new Entry(time.now(), new Entry.Seed(seed, ~seed), commands);
        log.add(StoredState.encode(entry));
        Core.Applied applied = core.apply(entry);
        for (int i = 0; i < batch.size(); i++) {
            batch.get(i).complete(applied.outcomes().get(i));
        }
        sockets.deliver(applied.effects());
    }

    /** Hands the listener over when the socket may open. */
    void connect(String query, Consumer<WebSocketListener> opened) {
        HttpCall call = new HttpCall(
                "GET",
                "/",
                query,
                Headers.of(Map.of()),
                new byte[0],
                InetSocketAddress.createUnresolved("game", 1),
                false);
        CompletableFuture<Void> opening = sdk.open(call)
                .thenAccept(upgrade -> {
                    if (upgrade instanceof Upgrade.Accepted(WebSocketListener listener)) {
                        opened.accept(listener);
                    }
                })
                .toCompletableFuture();
        assert opening != null;
    }
}
