package dev.homeport.server.gateway;

import dev.homeport.api.ApiError;
import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.http.ApiErrors;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import tools.jackson.core.JsonGenerator;

/**
 * Writes answers. The plugin looks at no status but at the body, in which a member {@code error} means that something
 * went wrong; an answer that is no object makes it crash where it expects one.
 */
final class GatewayAnswers {
    private static final String JSON = "application/json";

    private record Problem(
            @WireName("error") String error,
            @WireName("code") String code) {}

    private GatewayAnswers() {}

    static HttpAnswer object(Object record) {
        return HttpAnswer.of(200, JSON, RecordCodec.json().write(record));
    }

    static HttpAnswer array(List<?> records) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator generator = RecordCodec.json().generator(out)) {
            generator.writeStartArray();
            records.forEach(record -> RecordCodec.json().writeTo(generator, record));
            generator.writeEndArray();
        }
        return HttpAnswer.of(200, JSON, out.toByteArray());
    }

    static HttpAnswer error(Throwable thrown, String path) {
        Throwable cause =
                thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
        if (cause instanceof GatewayError error) {
            return error(error.status(), error.code(), error.getMessage());
        }
        ApiError error = ApiErrors.of(cause, path, UUID.randomUUID().toString());
        return error(statusOf(error.code()), error.code().wireName(), error.getMessage());
    }

    private static HttpAnswer error(int status, String code, String message) {
        return HttpAnswer.of(status, JSON, RecordCodec.json().write(new Problem(message, code)));
    }

    private static int statusOf(ApiError.Code code) {
        return switch (code) {
            case NOT_FOUND -> 404;
            case CONFLICT,
                    GAME_SESSION_FULL,
                    INVALID_FLEET_STATUS,
                    INVALID_GAME_SESSION_STATUS,
                    TERMINAL_ROUTING_STRATEGY -> 409;
            case LIMIT_EXCEEDED, THROTTLING -> 429;
            case FLEET_CAPACITY_EXCEEDED -> 503;
            case ACCESS_DENIED,
                    INCOMPLETE_SIGNATURE,
                    INVALID_SIGNATURE,
                    MISSING_AUTHENTICATION_TOKEN,
                    UNRECOGNIZED_CLIENT -> 403;
            default -> code.httpStatus();
        };
    }
}
