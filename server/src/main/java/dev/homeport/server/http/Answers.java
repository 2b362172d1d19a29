package dev.homeport.server.http;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.api.codec.WireName;
import dev.homeport.server.edge.HttpAnswer;
import java.nio.charset.StandardCharsets;

/** Answers of Homeport's own paths, which are plain JSON. */
public final class Answers {
    private record Problem(@WireName("error") String error) {}

    private Answers() {}

    public static HttpAnswer json(int status, String json) {
        return HttpAnswer.of(status, "application/json", json.getBytes(StandardCharsets.UTF_8));
    }

    public static HttpAnswer json(int status, Object record) {
        return HttpAnswer.of(status, "application/json", RecordCodec.json().write(record));
    }

    public static HttpAnswer error(int status, String message) {
        return json(status, new Problem(message));
    }
}
