package dev.homeport.server.http;

import dev.homeport.api.ApiError;
import dev.homeport.core.Refusal;
import dev.homeport.server.log.OverloadedException;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever went wrong into the error a client understands. */
public final class ApiErrors {
    private static final Logger LOG = LoggerFactory.getLogger(ApiErrors.class);

    private ApiErrors() {}

    public static ApiError of(Throwable thrown, String operation, String requestId) {
        Throwable cause =
                thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
        return switch (cause) {
            case ApiError error -> error;
            case Refusal refusal ->
                new ApiError(ApiError.Code.valueOf(refusal.kind().name()), refusal.getMessage());
            case OverloadedException overloaded -> new ApiError(ApiError.Code.THROTTLING, overloaded.getMessage());
            default -> {
                LOG.error("{} failed (request {})", operation, requestId, cause);
                yield new ApiError(
                        ApiError.Code.INTERNAL_SERVICE,
                        "Homeport could not serve this request; its log has the details under " + requestId);
            }
        };
    }
}
