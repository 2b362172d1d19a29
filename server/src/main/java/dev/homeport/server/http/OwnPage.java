package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** One of Homeport's own paths, to be got by whoever may use the API. */
public record OwnPage(String path, Gatekeeper gatekeeper, Function<HttpCall, HttpAnswer> content)
        implements HttpService {
    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        return CompletableFuture.completedStage(answer(call));
    }

    private HttpAnswer answer(HttpCall call) {
        if (!call.method().equals("GET")) {
            return Answers.error(405, "Use GET on " + path);
        }
        try {
            gatekeeper.check(call);
        } catch (ApiError e) {
            return Answers.error(e.code().httpStatus(), e.getMessage());
        }
        return content.apply(call);
    }
}
