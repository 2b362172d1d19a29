package dev.homeport.server.edge;

import java.util.concurrent.CompletionStage;

/** Decides about WebSocket upgrades. */
public interface WebSocketService {
    /** Called on an event loop, so it must not block; the stage may complete on any thread. */
    CompletionStage<Upgrade> open(HttpCall call);
}
