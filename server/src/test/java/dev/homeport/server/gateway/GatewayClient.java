package dev.homeport.server.gateway;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls the gateway as the plugin does: plain concatenation of address and path, and one header. */
record GatewayClient(URI gateway) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** What came back. */
    record Answer(int status, String body, HttpResponse<String> response) {
        private Answer(HttpResponse<String> response) {
            this(response.statusCode(), response.body(), response);
        }

        /** The value of a member that holds text. */
        String text(String member) {
            Matcher found = Pattern.compile("\"" + member + "\":\"((?:[^\"\\\\]|\\\\.)*)\"")
                    .matcher(body);
            if (!found.find()) {
                throw new AssertionError("There is no " + member + " in " + body);
            }
            return found.group(1);
        }
    }

    Answer post(String path, String body) {
        return postLater(path, body).join();
    }

    CompletableFuture<Answer> postLater(String path, String body) {
        return CLIENT.sendAsync(
                        request(path)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString())
                .thenApply(Answer::new);
    }

    Answer get(String path) throws IOException, InterruptedException {
        return send(request(path).GET());
    }

    Answer findWhere(String filter) throws IOException, InterruptedException {
        return get("/find_session?filter=" + URLEncoder.encode(filter, StandardCharsets.UTF_8));
    }

    Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return new Answer(CLIENT.send(request.build(), BodyHandlers.ofString()));
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(gateway + path)).timeout(PATIENCE);
    }
}
