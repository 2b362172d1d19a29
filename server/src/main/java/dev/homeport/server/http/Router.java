package dev.homeport.server.http;

import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.TimeSource;
import dev.homeport.server.operations.Catalogue;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Sends each request to whom it concerns. */
public final class Router implements HttpService {
    private final ApiService api;
    private final Readiness readiness;
    private final ClockService clock;
    private final Map<String, HttpService> others;

    /** Whatever else is served, by its path, comes last. */
    public Router(
            Catalogue catalogue,
            Gatekeeper gatekeeper,
            Commands commands,
            TimeSource time,
            Map<String, HttpService> others) {
        this.api = new ApiService(catalogue, gatekeeper);
        this.readiness = new Readiness(commands);
        this.clock = new ClockService(commands, time);
        this.others = others;
    }

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        Optional<ApiRequest> request = ApiRequest.of(call);
        if (request.isPresent()) {
            return api.handle(request.get(), call);
        }
        return switch (call.path()) {
            case "/healthz" -> CompletableFuture.completedStage(HttpAnswer.text(200, "alive\n"));
            case "/readyz" -> readiness.check();
            case ClockService.PATH -> clock.handle(call);
            default -> others.getOrDefault(call.path(), Router::notFound).handle(call);
        };
    }

    private static CompletionStage<HttpAnswer> notFound(HttpCall call) {
        return CompletableFuture.completedStage(Answers.error(
                404,
                "There is nothing at %s %s; the GameLift API is called by POST / with an X-Amz-Target header, or by POST "
                                .formatted(call.method(), call.path())
                        + "/service/GameLift/operation/..."));
    }
}
