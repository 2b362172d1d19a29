package dev.homeport.server.edge;

import java.util.concurrent.CompletionStage;

/** Answers requests. */
public interface HttpService {
    /** Called on an event loop, so it must not block; the stage may complete on any thread and in any order. */
    CompletionStage<HttpAnswer> handle(HttpCall call);
}
