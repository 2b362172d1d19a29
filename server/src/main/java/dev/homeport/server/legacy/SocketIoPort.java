package dev.homeport.server.legacy;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.edge.Query;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketService;
import dev.homeport.server.legacy.socketio.SocketIoConnection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Port 5757, where SDK 3.x connects. Which protocol version a client claims is ignored: C++ claims the wrong one. */
final class SocketIoPort implements HttpService, WebSocketService {
    private final LegacyProcesses processes;
    private final LegacyCalls calls;

    SocketIoPort(LegacyProcesses processes, LegacyCalls calls) {
        this.processes = processes;
        this.calls = calls;
    }

    @Override
    public CompletionStage<Upgrade> open(HttpCall call) {
        if (!call.path().equals("/socket.io/") && !call.path().equals("/socket.io")) {
            return CompletableFuture.completedStage(
                    LegacyRefusals.upgrade(call, "server SDK 3.x connects to /socket.io/"));
        }
        return LegacyRefusals.admit(call, LegacySdk.of(Query.parse(call.rawQuery())), processes, this::accept);
    }

    private Upgrade accept(LegacySdk sdk, ProcessKey key) {
        SocketIoProcess process = new SocketIoProcess(processes, calls, sdk, key);
        return new Upgrade.Accepted(new SocketIoConnection(process, sdk.toString()));
    }

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        return CompletableFuture.completedStage(
                LegacyRefusals.answer(call, "server SDK 3.x speaks socket.io here, over WebSocket only"));
    }
}
