package dev.homeport.server.sdk.recorded;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** What a real SDK and the stub it was recorded with said to each other. */
record Recording(List<Step> steps) {
    sealed interface Step {}

    /** A new connection; its request ends with the empty line. */
    record Handshake(String request) implements Step {
        /** The value of a parameter as it stands in the request, still encoded. */
        String parameter(String name) {
            return request.replaceAll("(?s).*[?&]" + name + "=([^& ]*).*", "$1");
        }

        String host() {
            return request.replaceAll("(?s).*\r\nHost: ([^\r]*).*", "$1");
        }
    }

    /** A frame of the SDK; sockets are counted from 1. */
    record Sent(int socket, String frame) implements Step {
        JsonNode json() {
            return parse(frame);
        }
    }

    record Answer(int socket, JsonNode json) implements Step {}

    record Push(int socket, JsonNode json) implements Step {}

    record Closed(int socket, int code) implements Step {}

    static Recording named(String name) {
        try (InputStream in = Recording.class.getResourceAsStream("/recorded/" + name + ".txt")) {
            List<Step> steps = new ArrayList<>();
            StringBuilder request = new StringBuilder();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                read(line, request, steps);
            }
            return new Recording(steps);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void read(String line, StringBuilder request, List<Step> steps) {
        String rest = line.substring(line.indexOf(' ') + 1);
        if (line.startsWith("HANDSHAKE") || line.startsWith("HEADER")) {
            request.append(rest).append("\r\n");
            return;
        }
        if (!request.isEmpty()) {
            steps.add(new Handshake(request.append("\r\n").toString()));
            request.setLength(0);
        }
        if (line.startsWith("#")) {
            return;
        }
        int socket = Integer.parseInt(rest.substring(1, rest.indexOf(' ')));
        String content = rest.substring(rest.indexOf(' ') + 1);
        steps.add(
                switch (line.substring(0, line.indexOf(' '))) {
                    case "SDK" -> new Sent(socket, content);
                    case "ANSWER" -> new Answer(socket, parse(content));
                    case "PUSH" -> new Push(socket, parse(content));
                    case "CLOSE" -> new Closed(socket, Integer.parseInt(content));
                    default -> throw new IllegalArgumentException(line);
                });
    }

    private static JsonNode parse(String json) {
        return JsonNode.parser().parse(json);
    }

    Handshake firstHandshake() {
        return all(Handshake.class).findFirst().orElseThrow();
    }

    /** What the stub answered to the request, maybe only when it came again. */
    JsonNode answerTo(JsonNode request) {
        return all(Answer.class)
                .map(Answer::json)
                .filter(answer -> answer.field("RequestId").equals(request.field("RequestId")))
                .findFirst()
                .orElseThrow();
    }

    <S extends Step> Stream<S> all(Class<S> kind) {
        return steps.stream().filter(kind::isInstance).map(kind::cast);
    }
}
