package dev.homeport.server.legacy;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.legacy.socketio.BadFrameException;
import dev.homeport.server.legacy.socketio.SocketIoListener;
import dev.homeport.server.legacy.socketio.SocketIoSocket;
import dev.homeport.server.log.Background;
import java.time.Instant;
import java.util.function.Consumer;

/** One socket of a process with SDK 3.x: calls come as events, and callbacks go as events. */
final class SocketIoProcess implements SocketIoListener, Callbacks {
    private static final String NOTHING = "{}";

    private final LegacyProcesses processes;
    private final LegacyCalls calls;
    private final LegacySdk sdk;
    private final ProcessKey key;
    private SocketIoSocket socket;
    private LegacyProcess process;

    SocketIoProcess(LegacyProcesses processes, LegacyCalls calls, LegacySdk sdk, ProcessKey key) {
        this.processes = processes;
        this.calls = calls;
        this.sdk = sdk;
        this.key = key;
    }

    @Override
    public void opened(SocketIoSocket opened) {
        socket = opened;
        process = processes.attach(sdk, key, this);
    }

    @Override
    public void event(String name, byte[] payload, Acknowledgement acknowledgement) throws BadFrameException {
        String shortName = name.startsWith(LegacyCalls.PACKAGE) ? name.substring(LegacyCalls.PACKAGE.length()) : name;
        try {
            Background.watch(
                    "Answering " + sdk,
                    calls.call(process, shortName, payload).thenAccept(answer -> acknowledge(answer, acknowledgement)));
        } catch (BadFrameException e) {
            acknowledge(new LegacyAnswer.Failed(400, e.getMessage()), acknowledgement);
            throw e;
        }
    }

    private static void acknowledge(LegacyAnswer answer, Acknowledgement acknowledgement) {
        switch (answer) {
            case LegacyAnswer.Done(String json) -> acknowledgement.send(true, json.isEmpty() ? NOTHING : json);
            case LegacyAnswer.Failed failed -> acknowledgement.send(false, failed.json());
        }
    }

    @Override
    public void closed(boolean saidSo) {
        if (process != null) {
            processes.detach(process, this, saidSo);
        }
    }

    @Override
    public void startGameSession(LegacyJson.Session session, Consumer<Boolean> taken) {
        socket.emit("StartGameSession", LegacyJson.text(LegacyJson.Callback.start(session)), taken);
    }

    @Override
    public void updateGameSession(LegacyJson.Session session, String reason, String backfillTicketId) {
        String json = LegacyJson.text(LegacyJson.Callback.update(session, reason, backfillTicketId));
        socket.emit("UpdateGameSession", json, heard -> {});
    }

    /** Here the time is in seconds. */
    @Override
    public void terminateProcess(Instant time) {
        socket.emit("TerminateProcess", LegacyJson.text(LegacyJson.Callback.terminate(time.getEpochSecond())));
    }

    @Override
    public boolean isOpen() {
        return socket.isOpen();
    }
}
