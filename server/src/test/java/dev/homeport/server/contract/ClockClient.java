package dev.homeport.server.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;

/** Reads and moves the manual clock of a server. */
public record ClockClient(URI endpoint) {
    record Answer(int status, Map<String, Object> body) {}

    public Instant now() {
        Answer answer = send("GET", "");
        assertThat(answer.status()).isEqualTo(200);
        return Instant.parse((String) answer.body().get("now"));
    }

    public Instant advance(Duration by) {
        Answer answer = send("POST", "{\"advanceSeconds\":%d}".formatted(by.toSeconds()));
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return Instant.parse((String) answer.body().get("now"));
    }

    Answer send(String method, String body) {
        RawHttp.Answer answer =
                new RawHttp(endpoint).send(method, "/_homeport/clock", Map.of(), body.getBytes(StandardCharsets.UTF_8));
        return new Answer(answer.status(), answer.body());
    }
}
