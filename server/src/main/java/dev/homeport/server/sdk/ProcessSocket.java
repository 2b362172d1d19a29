package dev.homeport.server.sdk;

import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.process.MarkStartPushed;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.core.process.ServerProcess;
import dev.homeport.server.log.Background;
import java.time.Instant;

/** The way to a connected game server process, over which it hears once of everything the core wants of it. */
public abstract class ProcessSocket {
    private final SdkContext context;
    private GameSession.Key started;

    protected ProcessSocket(SdkContext context) {
        this.context = context;
    }

    public abstract ProcessKey process();

    /**
     * It belongs to another fleet now, which happens only to processes that do not say themselves where they belong.
     */
    protected void moved(ProcessKey to) {}

    protected abstract void pushStart(GameSession session);

    protected abstract void pushUpdate(GameSessionUpdate update);

    protected abstract void pushTermination(Instant time);

    /** A newer socket has taken over. */
    protected abstract void replaced();

    /** Sends what the process missed while it had no socket. */
    protected final void catchUp() {
        context.state().processes().find(process()).ifPresent(this::catchUp);
    }

    private void catchUp(ServerProcess row) {
        row.session()
                .filter(session -> !row.startPushed())
                .flatMap(session -> context.state().gameSessions().find(session))
                .filter(session -> session.status() == GameSession.Status.ACTIVATING)
                .ifPresent(this::start);
        row.terminationTime().ifPresent(this::pushTermination);
    }

    /** The decision may reach this socket twice, by its effect and by catching up; the process hears of it once. */
    final void start(GameSession session) {
        synchronized (this) {
            if (session.key().equals(started)) {
                return;
            }
            started = session.key();
        }
        pushStart(session);
    }

    /**
     * The process has read what it was sent, which a mere send does not tell: a connection can be dead for minutes
     * before either side knows. A session that nobody confirmed is sent again on the next socket.
     */
    protected final void startWasRead() {
        GameSession.Key read;
        synchronized (this) {
            read = started;
        }
        boolean awaited = read != null
                && context.state()
                        .gameSessions()
                        .find(read)
                        .filter(session -> session.status() == GameSession.Status.ACTIVATING)
                        .isPresent();
        if (awaited) {
            Background.watch(
                    "Noting that " + process() + " was sent its session",
                    context.commands().submit(new MarkStartPushed(process(), read)));
        }
    }
}
