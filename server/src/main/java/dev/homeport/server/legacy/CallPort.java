package dev.homeport.server.legacy;

import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.edge.Upgrade;
import dev.homeport.server.edge.WebSocketService;
import dev.homeport.server.legacy.socketio.BadFrameException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Port 5758, where SDK 4.x for C# calls: headers say which request of which process, the body is protobuf. */
record CallPort(LegacyProcesses processes, LegacyCalls calls) implements HttpService, WebSocketService {
    private static final Logger LOG = LoggerFactory.getLogger(CallPort.class);
    private static final String JSON = "application/json";

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        String target = call.headers().get("gamelift-target", "");
        String processId = call.headers().get("gamelift-server-pid", "");
        if (!call.method().equals("POST") || target.isEmpty() || processId.isEmpty()) {
            return refuse(call, "server SDK 4.x sends POST with the headers gamelift-target and gamelift-server-pid");
        }
        LOG.debug("GameLift API to use: {} for pId {}", target, processId);
        Optional<LegacyProcess> process = processes.find(processId);
        if (process.isEmpty()) {
            LOG.warn("{} came from pID {}, which has no WebSocket; did it call InitSDK()?", target, processId);
            return CompletableFuture.completedStage(empty(400));
        }
        try {
            return calls.call(process.get(), target, call.body()).thenApply(CallPort::answer);
        } catch (BadFrameException e) {
            return refuse(call, e.getMessage());
        }
    }

    private static HttpAnswer answer(LegacyAnswer answer) {
        return switch (answer) {
            case LegacyAnswer.Done(String json) -> HttpAnswer.of(200, JSON, json.getBytes(StandardCharsets.UTF_8));
            case LegacyAnswer.Failed failed -> empty(failed.isOurFault() ? 500 : 400);
        };
    }

    /** The SDK looks at nothing but the status of a failure. */
    private static HttpAnswer empty(int status) {
        return HttpAnswer.of(status, JSON, new byte[0]);
    }

    private static CompletionStage<HttpAnswer> refuse(HttpCall call, String problem) {
        return CompletableFuture.completedStage(LegacyRefusals.answer(call, problem));
    }

    @Override
    public CompletionStage<Upgrade> open(HttpCall call) {
        return CompletableFuture.completedStage(
                LegacyRefusals.upgrade(call, "server SDK 4.x opens its WebSocket on another port"));
    }
}
