package dev.homeport.server.legacy;

import dev.homeport.core.compute.Compute;
import dev.homeport.core.process.AwaitReturn;
import dev.homeport.core.process.CheckReturn;
import dev.homeport.core.process.InitializeProcess;
import dev.homeport.core.process.LoseProcess;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.log.Background;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The legacy processes that are connected, by process id, and what becomes of those that are not any more. */
final class LegacyProcesses {
    private static final Logger LOG = LoggerFactory.getLogger(LegacyProcesses.class);

    private final LegacyContext context;
    private final Map<String, LegacyProcess> byId = new ConcurrentHashMap<>();
    private final Map<String, Instant> absentSince = new HashMap<>();
    private boolean closed;

    LegacyProcesses(LegacyContext context) {
        this.context = context;
    }

    /** Makes sure that the core knows the process, before its socket opens. */
    CompletableFuture<ProcessKey> admit(LegacySdk sdk) {
        Optional<ProcessKey> known =
                find(sdk.processId()).map(LegacyProcess::process).or(() -> rowOf(sdk.processId()));
        if (known.isPresent()) {
            return CompletableFuture.completedFuture(known.get());
        }
        LegacyHome home = context.home();
        ProcessKey key = home.process(sdk.processId());
        return context.commands()
                .submit(home.in(home.fleetId()))
                .thenCompose(
                        fleet -> context.commands().submit(new InitializeProcess(key, sdk.language(), sdk.version())))
                .thenApply(process -> key);
    }

    /** A row of an earlier run or connection, which may belong to another fleet in the meantime. */
    private Optional<ProcessKey> rowOf(String processId) {
        return onThisMachine().stream()
                .filter(key -> key.processId().equals(processId))
                .findFirst();
    }

    private List<ProcessKey> onThisMachine() {
        Compute.Key own = context.home().process("").compute();
        return context.state().processes().all().stream()
                .map(ServerProcess::key)
                .filter(key -> context.home().isLocal()
                        ? key.compute().name().equals(own.name())
                        : key.compute().equals(own))
                .toList();
    }

    Optional<LegacyProcess> find(String processId) {
        return Optional.ofNullable(byId.get(processId));
    }

    synchronized LegacyProcess attach(LegacySdk sdk, ProcessKey key, Callbacks socket) {
        LOG.info(
                "client connected with pID {}; sdkVersion is {} and sdkLanguage is {}",
                sdk.processId(),
                sdk.version(),
                sdk.language());
        absentSince.remove(sdk.processId());
        LegacyProcess process = byId.computeIfAbsent(sdk.processId(), id -> new LegacyProcess(context, sdk, key));
        process.add(socket);
        return process;
    }

    /** With its last socket a process is gone, unless it was only cut off and comes back. */
    synchronized void detach(LegacyProcess process, Callbacks socket, boolean saidSo) {
        if (!process.remove(socket)) {
            return;
        }
        String id = process.sdk().processId();
        byId.remove(id, process);
        if (closed) {
            return;
        }
        if (saidSo || !runs(id)) {
            lose(process.process());
        } else {
            LOG.info("{} lost its connection; it has 30 s to come back", process.sdk());
            await(process.process());
        }
    }

    private static boolean runs(String processId) {
        try {
            return ProcessHandle.of(Long.parseLong(processId))
                    .filter(ProcessHandle::isAlive)
                    .isPresent();
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Processes that an earlier run of Homeport knew are given time to come back. */
    synchronized void awaitThoseOfBefore() {
        onThisMachine().forEach(this::await);
    }

    private void await(ProcessKey key) {
        Instant now = context.sdk().time().now();
        absentSince.put(key.processId(), now);
        Background.watch("Waiting for " + key, context.commands().submit(new AwaitReturn(key, now)));
    }

    /** Its time is up, unless it has been back in the meantime; it may belong to another fleet by now. */
    synchronized void loseUnlessBack(CheckReturn due) {
        String id = due.process().processId();
        if (!closed && absentSince.remove(id, due.since())) {
            rowOf(id).ifPresent(this::lose);
        }
    }

    private void lose(ProcessKey key) {
        LOG.info("Process {} is gone", key);
        Background.watch(
                "Taking note that " + key + " is gone", context.commands().submit(new LoseProcess(key)));
    }

    /** From here on, whoever goes does so because Homeport does. */
    synchronized void close() {
        closed = true;
    }
}
