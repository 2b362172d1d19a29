package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ShutdownTest extends EdgeTestBase {
    @Test
    void anAcceptedRequestIsFinished() throws Exception {
        var calls = new HeldCalls();
        Edge edge = start(calls);
        RawClient client = connect(edge).send(GET + GET);
        HeldCalls.Held first = calls.next();
        HeldCalls.Held second = calls.next();
        RawClient idle = connect(edge);

        Thread closing = Thread.ofPlatform().start(edge::close);
        assertThat(idle.isAtEnd()).isTrue();
        awaitThatItWaitsForConnections(closing);
        second.answer("second");
        first.answer("first");

        RawClient.Answer one = client.answer();
        assertThat(one.body()).isEqualTo("first");
        assertThat(one.headers()).doesNotContainKey("connection");
        RawClient.Answer two = client.answer();
        assertThat(two.body()).isEqualTo("second");
        assertThat(two.headers()).containsEntry("connection", "close");
        assertThat(client.isAtEnd()).isTrue();
        client.close();
        closing.join();
    }

    /** Once connections end and the closing thread waits, every connection has been told before what comes next. */
    private static void awaitThatItWaitsForConnections(Thread closing) {
        while (closing.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    @Test
    void aRequestStillArrivingIsFinished() throws Exception {
        Edge edge = start(ECHO);
        RawClient client = connect(edge).send(GET + "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nha");
        assertThat(client.answer().status()).isEqualTo(200);
        RawClient idle = connect(edge).send(GET);
        idle.answer();

        CompletableFuture<Void> closing = CompletableFuture.runAsync(edge::close);
        assertThat(idle.isAtEnd()).isTrue();
        assertThat(client.send("lf").answer().body()).isEqualTo("POST /x half");
        assertThat(client.isAtEnd()).isTrue();
        client.close();
        closing.get(10, TimeUnit.SECONDS);
    }

    @Test
    void newConnectionsAreNotAccepted() throws Exception {
        Edge edge = start(ECHO);
        int port = edge.port();
        edge.close();
        assertThatThrownBy(() -> RawClient.connect(port)).isInstanceOf(IOException.class);
    }

    @Test
    void aRequestThatIsNeverAnsweredDoesNotHoldTheShutdownForEver() throws Exception {
        Duration minute = Duration.ofMinutes(1);
        EdgeLimits limits = limits(minute, minute, 10, Duration.ofMillis(100));
        var calls = new HeldCalls();
        Edge edge = start(limits, calls);
        RawClient client = connect(edge).send(GET);
        HeldCalls.Held held = calls.next();
        edge.close();
        assertThat(client.isAtEnd()).isTrue();
        held.answer("nobody listens");
    }
}
