package dev.homeport.server.sdk;

import dev.homeport.core.Effect;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.gamesession.StartGameSession;
import dev.homeport.core.process.CheckExit;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ProcessMoved;
import dev.homeport.core.process.ReportLingering;
import dev.homeport.core.process.TerminateProcess;
import dev.homeport.server.log.Background;
import dev.homeport.server.log.Commands;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Which socket is the newest of each process, and what the core wants sent to it. */
public final class SdkSockets {
    /** SDKs that move to a new socket go on reading the old one for a while, and some never close it. */
    private static final long OLD_SOCKET_SECONDS = 15;

    private final Map<ProcessKey, ProcessSocket> newest = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler;
    private final Commands commands;

    public SdkSockets(ScheduledExecutorService scheduler, Commands commands) {
        this.scheduler = scheduler;
        this.commands = commands;
    }

    public void attach(ProcessKey process, ProcessSocket connection) {
        ProcessSocket older = newest.put(process, connection);
        if (older != null) {
            var closing = scheduler.schedule(older::replaced, OLD_SOCKET_SECONDS, TimeUnit.SECONDS);
            assert closing != null;
        }
    }

    public void detach(ProcessKey process, ProcessSocket connection) {
        newest.remove(process, connection);
    }

    /** How many processes are connected. */
    public int count() {
        return newest.size();
    }

    /** A process without a socket is sent what it missed when it connects again. */
    public void deliver(List<Effect> effects) {
        for (Effect effect : effects) {
            switch (effect) {
                case StartGameSession start ->
                    find(start.process()).ifPresent(connection -> connection.start(start.session()));
                case TerminateProcess terminate ->
                    find(terminate.process())
                            .ifPresent(connection -> connection.pushTermination(terminate.terminationTime()));
                case CheckExit(ProcessKey process) -> find(process).ifPresent(connection -> reportLingering(process));
                case GameSessionUpdate update ->
                    find(update.process()).ifPresent(connection -> connection.pushUpdate(update));
                case ProcessMoved(var from, var to) -> move(from, to);
                default -> {}
            }
        }
    }

    private void reportLingering(ProcessKey process) {
        Background.watch("Telling that " + process + " has not exited", commands.submit(new ReportLingering(process)));
    }

    private void move(ProcessKey from, ProcessKey to) {
        ProcessSocket connection = newest.remove(from);
        if (connection != null) {
            connection.moved(to);
            newest.put(to, connection);
        }
    }

    private Optional<ProcessSocket> find(ProcessKey process) {
        return Optional.ofNullable(newest.get(process));
    }
}
