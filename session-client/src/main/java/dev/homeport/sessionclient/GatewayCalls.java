package dev.homeport.sessionclient;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Requests to a gateway and its answers, which are JSON. */
final class GatewayCalls {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final String gateway;
    private final Optional<String> token;

    GatewayCalls(URI gateway, Optional<String> token) {
        this.gateway = gateway.toString().replaceFirst("/$", "");
        this.token = token;
    }

    CompletableFuture<JsonNode> post(String path, Map<String, ?> members) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(JSON.writeValueAsBytes(members))));
    }

    CompletableFuture<JsonNode> get(String path) {
        return send(request(path).GET());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(gateway + path));
        token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
        return request;
    }

    /** Cancelling the future ends the request. */
    private CompletableFuture<JsonNode> send(HttpRequest.Builder request) {
        CompletableFuture<HttpResponse<byte[]>> response =
                CLIENT.sendAsync(request.build(), BodyHandlers.ofByteArray());
        CompletableFuture<JsonNode> answer = response.thenApply(GatewayCalls::read)
                .exceptionally(failure -> {
                    throw explain(failure);
                });
        CompletableFuture<JsonNode> unused = answer.whenComplete((value, failure) -> {
            if (answer.isCancelled()) {
                response.cancel(true);
            }
        });
        return answer;
    }

    private static JsonNode read(HttpResponse<byte[]> response) {
        try {
            JsonNode body = JSON.readTree(response.body());
            if (response.statusCode() != 200) {
                throw SessionException.of(
                        body.path("code").asString("HTTP " + response.statusCode()),
                        body.path("error").asString("the gateway answered " + response.statusCode()),
                        null);
            }
            return body;
        } catch (JacksonException e) {
            throw new ServiceUnreachableException(
                    "the gateway answered " + response.statusCode() + " with something that is not JSON", e);
        }
    }

    private static RuntimeException explain(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof IOException) {
            return new ServiceUnreachableException("the gateway did not answer: " + cause, cause);
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }

    /** Waits for an answer. */
    static JsonNode await(CompletableFuture<JsonNode> answer) {
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof SessionException known ? known : e;
        }
    }
}
