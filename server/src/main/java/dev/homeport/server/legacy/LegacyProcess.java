package dev.homeport.server.legacy;

import dev.homeport.core.gamesession.EndGameSession;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.gamesession.GameSessionUpdate;
import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.log.Background;
import dev.homeport.server.sdk.ProcessSocket;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A legacy process with at least one socket. Each callback goes over exactly one of them, since the process would hear
 * it twice otherwise: over the newest, which the SDKs mean for it.
 */
final class LegacyProcess extends ProcessSocket {
    private static final Logger LOG = LoggerFactory.getLogger(LegacyProcess.class);

    private final LegacyContext context;
    private final LegacySdk sdk;
    private final List<Callbacks> sockets = new CopyOnWriteArrayList<>();
    private volatile ProcessKey key;

    LegacyProcess(LegacyContext context, LegacySdk sdk, ProcessKey key) {
        super(context.sdk());
        this.context = context;
        this.sdk = sdk;
        this.key = key;
    }

    LegacySdk sdk() {
        return sdk;
    }

    @Override
    public ProcessKey process() {
        return key;
    }

    /** Called again when the first socket is there. */
    void add(Callbacks socket) {
        boolean first = sockets.isEmpty();
        sockets.add(socket);
        if (first) {
            context.sdk().sockets().attach(key, this);
            catchUp();
        }
    }

    /** Whether that was the last one. */
    boolean remove(Callbacks socket) {
        boolean last = sockets.remove(socket) && sockets.isEmpty();
        if (last) {
            context.sdk().sockets().detach(key, this);
        }
        return last;
    }

    @Override
    protected void moved(ProcessKey to) {
        key = to;
    }

    @Override
    protected void pushStart(GameSession session) {
        toNewest(socket -> {
            LOG.info("Asking {} to start game session {}", sdk, session.key());
            socket.startGameSession(describe(session), taken -> answered(session, taken));
        });
    }

    private void answered(GameSession session, boolean taken) {
        if (taken) {
            startWasRead();
        } else {
            refused(session);
        }
    }

    /** The process says that it is not ready after all, so the session is over and it gets no other until it is. */
    private void refused(GameSession session) {
        LOG.warn("{} does not start game session {}: it says that it is not ready", sdk, session.key());
        Background.watch(
                "Ending a game session that was refused",
                context.commands().submit(new EndGameSession(key, session.key())));
    }

    @Override
    protected void pushUpdate(GameSessionUpdate update) {
        toNewest(socket -> socket.updateGameSession(
                describe(update.session()), update.reason().name(), update.backfillTicketId()));
    }

    @Override
    protected void pushTermination(Instant time) {
        toNewest(socket -> socket.terminateProcess(time));
    }

    /** There is one object for a process, however many sockets it has. */
    @Override
    protected void replaced() {}

    private LegacyJson.Session describe(GameSession session) {
        return LegacyJson.Session.of(session, context.sdk().arns(), sdk);
    }

    private void toNewest(Consumer<Callbacks> message) {
        Optional<Callbacks> newest =
                sockets.reversed().stream().filter(Callbacks::isOpen).findFirst();
        newest.ifPresent(message);
    }
}
