package dev.homeport.server.legacy;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.edge.WebSocketLink;
import dev.homeport.server.edge.WebSocketListener;
import java.time.Instant;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The socket of a process with SDK 4.x, which only listens: its calls come over HTTP. */
final class CallbackSocket implements WebSocketListener, Callbacks {
    private static final Logger LOG = LoggerFactory.getLogger(CallbackSocket.class);
    private static final int UNSUPPORTED_DATA = 1003;
    private static final int LOST = 1006;

    private final LegacyProcesses processes;
    private final LegacySdk sdk;
    private final ProcessKey key;
    private WebSocketLink link;
    private LegacyProcess process;
    private boolean refused;

    CallbackSocket(LegacyProcesses processes, LegacySdk sdk, ProcessKey key) {
        this.processes = processes;
        this.sdk = sdk;
        this.key = key;
    }

    @Override
    public void opened(WebSocketLink opened) {
        link = opened;
        process = processes.attach(sdk, key, this);
    }

    @Override
    public void text(String message) {
        refuse();
    }

    @Override
    public void binary(byte[] message) {
        refuse();
    }

    private void refuse() {
        refused = true;
        LOG.warn("Closing the socket of {}: server SDK 4.x sends nothing over it, but a message came", sdk);
        link.close(UNSUPPORTED_DATA, "nothing may be sent here");
    }

    @Override
    public void closed(int code, String reason) {
        if (process != null) {
            processes.detach(process, this, code != LOST && !refused);
        }
    }

    /** This protocol has no answers. */
    @Override
    public void startGameSession(LegacyJson.Session session, Consumer<Boolean> taken) {
        send(LegacyJson.Callback.start(session), "ActivateGameSession");
        taken.accept(true);
    }

    @Override
    public void updateGameSession(LegacyJson.Session session, String reason, String backfillTicketId) {
        send(LegacyJson.Callback.update(session, reason, backfillTicketId), "UpdateGameSession");
    }

    /** Here the time is in milliseconds. */
    @Override
    public void terminateProcess(Instant time) {
        send(LegacyJson.Callback.terminate(time.toEpochMilli()), "TerminateProcess");
    }

    private void send(LegacyJson.Callback callback, String message) {
        link.send(LegacyJson.text(callback.in(message)));
    }

    @Override
    public boolean isOpen() {
        return link.isOpen();
    }
}
