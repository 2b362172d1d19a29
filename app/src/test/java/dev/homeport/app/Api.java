package dev.homeport.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Unsigned calls of the GameLift API in JSON. */
final class Api implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final URI endpoint;
    private final HttpClient client = HttpClient.newHttpClient();

    Api(URI endpoint) {
        this.endpoint = endpoint;
    }

    /** What a call was answered with. */
    record Answer(int status, JsonNode body) {}

    Answer call(String operation, Map<String, ?> input) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint.resolve("/"))
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/x-amz-json-1.1")
                .header("X-Amz-Target", "GameLift." + operation)
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(input)))
                .build();
        HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
        return new Answer(response.statusCode(), JSON.readTree(response.body()));
    }

    /** The output of a call that must succeed. */
    JsonNode output(String operation, Map<String, ?> input) throws IOException, InterruptedException {
        Answer answer = call(operation, input);
        if (answer.status() != 200) {
            throw new AssertionError(operation + " " + input + " answered " + answer);
        }
        return answer.body();
    }

    /** The items of all pages of a listing. */
    List<JsonNode> all(String operation, Map<String, ?> input, String member) throws IOException, InterruptedException {
        List<JsonNode> items = new ArrayList<>();
        Map<String, Object> page = new HashMap<>(input);
        JsonNode next;
        do {
            JsonNode output = output(operation, page);
            output.path(member).forEach(items::add);
            next = output.path("NextToken");
            page.put("NextToken", next.asString(""));
        } while (!next.isMissingNode() && !next.isNull());
        return items;
    }

    @Override
    public void close() {
        client.shutdownNow();
        client.close();
    }
}
