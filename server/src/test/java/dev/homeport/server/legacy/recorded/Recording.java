package dev.homeport.server.legacy.recorded;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What a genuine SDK sent and was answered, step by step. */
record Recording(List<Step> steps) {
    private static final Pattern LINE = Pattern.compile("([0-9]) ([<>]) (\\w+) ?(.*)");
    private static final JsonFactory JSON = new JsonFactory();

    /**
     * One line of a recording.
     *
     * @param sent whether the game server sent it, or had to be sent it
     * @param kind open, head, post, answer, text, binary, ping, pong, close or end
     */
    record Step(String connection, boolean sent, String kind, String rest) {
        /** The quoted texts behind the kind; the characters of binary ones are bytes. */
        List<String> texts() {
            List<String> texts = new ArrayList<>();
            try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), rest.substring(rest.indexOf('"')))) {
                while (in.nextToken() != null) {
                    texts.add(in.getString());
                }
            }
            return texts;
        }

        int number() {
            return Integer.parseInt(rest.substring(0, rest.indexOf(' ')));
        }

        @Override
        public String toString() {
            return connection + (sent ? " > " : " < ") + kind + " " + rest;
        }
    }

    static Recording of(String client) throws IOException {
        try (InputStream in = Recording.class.getResourceAsStream("/legacy/" + client + ".txt")) {
            return new Recording(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Recording::step)
                    .toList());
        }
    }

    /** The same, sent by another version of the SDK. */
    Recording as(String version) {
        return new Recording(steps.stream()
                .map(step -> new Step(
                        step.connection(),
                        step.sent(),
                        step.kind(),
                        step.rest().replaceFirst("sdkVersion=[0-9.]+", "sdkVersion=" + version)))
                .toList());
    }

    private static Step step(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException("no step: " + line);
        }
        return new Step(parts.group(1), parts.group(2).equals(">"), parts.group(3), parts.group(4));
    }
}
