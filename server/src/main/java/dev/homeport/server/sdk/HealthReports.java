package dev.homeport.server.sdk;

import dev.homeport.core.State;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.log.Background;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.ManualTime;
import dev.homeport.server.log.TimeSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Writes down that processes are healthy.
 *
 * <p>Every process reports once a minute, which is a great many writes for news that is worth little: all reports of
 * one second go into one command, and are answered before it is durable. Losing a second of them loses nothing. What
 * changes anything, a process's first report or a bad one, is written at once; and on a manual clock everything is,
 * since time may be moved right behind a report.
 */
public final class HealthReports {
    private static final long GATHER_MILLIS = 1_000;

    private final Commands commands;
    private final State state;
    private final TimeSource time;
    private final ScheduledExecutorService scheduler;
    private final Set<ProcessKey> gathered = new ConcurrentSkipListSet<>();
    private final AtomicBoolean scheduled = new AtomicBoolean();

    public HealthReports(Commands commands, State state, TimeSource time, ScheduledExecutorService scheduler) {
        this.commands = commands;
        this.state = state;
        this.time = time;
        this.scheduler = scheduler;
    }

    CompletableFuture<Void> report(ProcessKey process, boolean healthy) {
        ServerProcess known = state.processes().requireReady(process);
        if (!healthy) {
            return commands.submit(new ReportHealth(List.of(), List.of(process)));
        }
        if (time instanceof ManualTime || known.status() == ServerProcess.Status.READY) {
            return commands.submit(new ReportHealth(List.of(process), List.of()));
        }
        gathered.add(process);
        if (scheduled.compareAndSet(false, true)) {
            var writing = scheduler.schedule(this::write, GATHER_MILLIS, TimeUnit.MILLISECONDS);
            assert writing != null;
        }
        return CompletableFuture.completedFuture(null);
    }

    private void write() {
        scheduled.set(false);
        List<ProcessKey> processes = List.copyOf(gathered);
        processes.forEach(gathered::remove);
        Background.watch("Writing down health reports", commands.submit(new ReportHealth(processes, List.of())));
    }
}
