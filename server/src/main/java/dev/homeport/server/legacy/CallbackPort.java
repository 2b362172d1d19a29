package dev.homeport.server.legacy;

import dev.homeport.core.process.ProcessKey;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.edge.Query;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketService;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Port 5759, where SDK 4.x for C# waits to be called back. */
record CallbackPort(LegacyProcesses processes) implements HttpService, WebSocketService {
    @Override
    public CompletionStage<Upgrade> open(HttpCall call) {
        return LegacyRefusals.admit(call, LegacySdk.of(Query.parse(call.rawQuery())), processes, this::accept);
    }

    private Upgrade accept(LegacySdk sdk, ProcessKey key) {
        return new Upgrade.Accepted(new CallbackSocket(processes, sdk, key));
    }

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        return CompletableFuture.completedStage(
                LegacyRefusals.answer(call, "server SDK 4.x opens a WebSocket here; its calls go to another port"));
    }
}
