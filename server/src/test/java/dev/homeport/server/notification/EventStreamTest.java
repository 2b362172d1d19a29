package dev.homeport.server.notification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.homeport.server.TestWait;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventStreamTest extends NotificationTestBase {
    private static final String TOPIC = "arn:aws:sns:us-west-2:123456789012:placements";

    @BeforeEach
    void createQueue() {
        createQueue("lobby", TOPIC);
    }

    /** The lines of the stream as they come in. */
    private List<String> listen(String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(homeport.endpoint().resolve("/_homeport/events"));
        if (headers.length > 0) {
            request.headers(headers);
        }
        HttpResponse<Stream<String>> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofLines());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).contains("text/event-stream; charset=utf-8");
        List<String> lines = new CopyOnWriteArrayList<>();
        Thread.ofVirtual().start(() -> answer.body().forEach(lines::add));
        TestWait.until(() -> lines.contains(": Homeport"));
        return lines;
    }

    private static List<String> ids(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("id: "))
                .map(line -> line.substring("id: ".length()))
                .toList();
    }

    @Test
    void aListenerHearsWhatHappensFromNowOn() throws Exception {
        endPlacement("lobby", "p-1");
        List<String> lines = listen();
        endPlacement("lobby", "p-2");

        TestWait.until(() -> ids(lines).equals(List.of("2")));
        assertThat(lines).contains("event: placement");
        assertThat(lines)
                .anySatisfy(line -> assertThat(line)
                        .startsWith("data: {")
                        .contains("\"detail-type\":\"GameLift Queue Placement Event\"")
                        .contains("\"placementId\":\"p-2\""));
    }

    @Test
    void aListenerThatNamesItsLastEventGoesOnBehindItEvenAfterARestart() throws Exception {
        for (int i = 1; i <= 4; i++) {
            endPlacement("lobby", "p-" + i);
        }
        restart();
        List<String> lines = listen("Last-Event-ID", "2");
        endPlacement("lobby", "p-5");

        TestWait.until(() -> ids(lines).equals(List.of("3", "4", "5")));
    }

    @Test
    void aLastEventThatIsNoneIsRefused() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(homeport.endpoint().resolve("/_homeport/events"))
                .header("Last-Event-ID", "abc")
                .build();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body())
                .isEqualTo("{\"error\":\"Last-Event-ID is 'abc'; expected the id of an event of this stream\"}");
    }

    @Test
    void aServerThatEndsDoesNotWaitForItsListeners() throws Exception {
        listen();
        restart();
        assertThat(get("/healthz")).isEqualTo("alive\n");
    }
}
