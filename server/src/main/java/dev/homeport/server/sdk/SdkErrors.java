package dev.homeport.server.sdk;

import dev.homeport.api.ApiError;
import dev.homeport.core.Refusal;
import dev.homeport.server.log.OverloadedException;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns what went wrong into the status that an SDK makes its error of. */
public final class SdkErrors {
    private static final Logger LOG = LoggerFactory.getLogger(SdkErrors.class);
    private static final int MESSAGE_LENGTH_MAX = 800;

    private SdkErrors() {}

    public static SdkReply.Failed reply(String action, String requestId, Throwable thrown) {
        Throwable cause =
                thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
        return switch (cause) {
            case Refusal refusal -> failed(action, requestId, status(refusal), refusal.getMessage());
            case ApiError error -> failed(action, requestId, error.code().httpStatus(), error.getMessage());
            case OverloadedException overloaded -> failed(action, requestId, 429, overloaded.getMessage());
            default -> {
                LOG.error("{} of a server process failed", action, cause);
                yield failed(action, requestId, 500, "Homeport could not serve this; its log has the details");
            }
        };
    }

    /** Unreal cuts longer texts anyway. */
    private static SdkReply.Failed failed(String action, String requestId, int status, String message) {
        String cut = message.substring(0, Math.min(message.length(), MESSAGE_LENGTH_MAX));
        return new SdkReply.Failed(action, requestId, status, cut);
    }

    private static int status(Refusal refusal) {
        return switch (refusal.kind()) {
            case NOT_FOUND -> 404;
            case CONFLICT, INVALID_GAME_SESSION_STATUS -> 409;
            case LIMIT_EXCEEDED -> 429;
            default -> 400;
        };
    }
}
