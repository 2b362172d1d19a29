package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.operations.Caller;
import dev.homeport.server.operations.Catalogue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;

/** Serves the GameLift API: checks the caller, decodes, runs the operation, encodes. */
final class ApiService {
    private final Catalogue catalogue;
    private final Gatekeeper gatekeeper;

    ApiService(Catalogue catalogue, Gatekeeper gatekeeper) {
        this.catalogue = catalogue;
        this.gatekeeper = gatekeeper;
    }

    CompletionStage<HttpAnswer> handle(ApiRequest request, HttpCall call) {
        String requestId = newRequestId();
        CompletionStage<?> output;
        try {
            gatekeeper.check(call);
            request.requireOperation();
            request.requireContentType(call.headers().get("content-type"));
            output = run(catalogue.require(request.operation()), request, call);
        } catch (RuntimeException e) {
            output = CompletableFuture.failedStage(e);
        }
        return output.handle((record, failure) -> failure == null
                ? answer(request, requestId, 200, request.protocol().codec().write(record))
                : error(request, requestId, ApiErrors.of(failure, request.operation(), requestId)));
    }

    private <I, O> CompletionStage<O> run(Catalogue.Served<I, O> served, ApiRequest request, HttpCall call) {
        I input = request.protocol().codec().decode(call.body(), served.inputType(), catalogue::tolerates);
        return served.handler().handle(input, new Caller(call.host(), call.tls()));
    }

    private static HttpAnswer error(ApiRequest request, String requestId, ApiError error) {
        byte[] body = request.protocol().codec().writeError(error);
        return answer(request, requestId, error.code().httpStatus(), body);
    }

    private static HttpAnswer answer(ApiRequest request, String requestId, int status, byte[] body) {
        return new HttpAnswer(status, request.protocol().headers(requestId), body);
    }

    /** Unique, but no secret, so it need not cost what a secure random number does. */
    private static String newRequestId() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        long high = (random.nextLong() & 0xFFFF_FFFF_FFFF_0FFFL) | 0x4000L;
        long low = (random.nextLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L;
        return new UUID(high, low).toString();
    }
}
