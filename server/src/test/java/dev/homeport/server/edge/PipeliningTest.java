package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.util.concurrent.ImmediateEventExecutor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PipeliningTest extends EdgeTestBase {
    @Test
    void theQueueGivesOutSettledExchangesInOrder() {
        var queue = new AnswerQueue();
        List<Exchange> exchanges = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            var frame = new AnswerEncoder.Frame(true, false, false);
            exchanges.add(new Exchange(ImmediateEventExecutor.INSTANCE, _ -> {}, frame));
            queue.add(exchanges.get(i));
        }

        exchanges.get(1).answered(HttpAnswer.text(200, "b"), null);
        assertThat(queue.pollSettled()).isNull();
        exchanges.get(0).answered(HttpAnswer.text(200, "a"), null);
        assertThat(queue.pollSettled()).isSameAs(exchanges.get(0));
        assertThat(queue.pollSettled()).isSameAs(exchanges.get(1));
        assertThat(queue.pollSettled()).isNull();
        assertThat(queue.size()).isEqualTo(1);
    }

    @Test
    void answersKeepTheOrderOfRequestsWhenTheServiceDoesNot() throws Exception {
        var calls = new HeldCalls();
        RawClient client = connect(start(calls));
        var requests = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            requests.append(post("/" + i, ""));
        }
        client.send(requests.toString());
        List<HeldCalls.Held> held = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            held.add(calls.next());
        }

        Collections.shuffle(held, new Random(7));
        held.forEach(h -> h.answer(h.call().path()));

        for (int i = 0; i < 20; i++) {
            assertThat(client.answer().body()).isEqualTo("/" + i);
        }
    }

    @Test
    void noMoreRequestsAreTakenThanMayBeUnanswered() throws Exception {
        var calls = new HeldCalls();
        Edge edge = start(calls);
        int max = EdgeLimits.DEFAULT.unansweredMax();
        int count = max + 10;
        RawClient client = connect(edge);
        client.send(GET.repeat(count));
        List<HeldCalls.Held> first = new ArrayList<>();
        for (int i = 0; i < max; i++) {
            first.add(calls.next());
        }
        // Another connection of the same burst proves that the loops have had their turn.
        for (int i = 0; i < 4; i++) {
            connect(edge).send(GET);
            calls.next().answer("other");
        }
        assertThat(calls.waiting()).isZero();

        first.forEach(h -> h.answer("first"));
        for (int i = max; i < count; i++) {
            calls.next().answer("second");
        }
        for (int i = 0; i < count; i++) {
            assertThat(client.answer().body()).isEqualTo(i < max ? "first" : "second");
        }
    }

    @Test
    void aLongBurstOfRequestsIsAnsweredInFull() throws Exception {
        RawClient client = connect(start(ECHO));
        int count = 2_000;
        Thread sender = Thread.startVirtualThread(() -> {
            try {
                client.send(GET.repeat(count));
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        for (int i = 0; i < count; i++) {
            assertThat(client.answer().status()).isEqualTo(200);
        }
        sender.join();
    }

    @Test
    void aPeerThatDoesNotReadIsServedOnlyAsFarAsBuffersReach() throws Exception {
        int count = 400;
        byte[] large = new byte[64 << 10];
        var served = new AtomicInteger();
        Edge edge = start(call -> {
            if (call.path().equals("/large")) {
                served.incrementAndGet();
                return CompletableFuture.completedFuture(HttpAnswer.of(200, "a/b", large));
            }
            return ECHO.handle(call);
        });
        RawClient client = closeLater(RawClient.connectWithSmallBuffer(edge.port()));
        client.send(GET.replace("/ ", "/large ").repeat(count));
        // Other connections are served meanwhile, on every loop.
        for (int i = 0; i < 8; i++) {
            assertThat(connect(edge).send(GET).answer().status()).isEqualTo(200);
        }
        assertThat(served.get()).isLessThan(count);

        for (int i = 0; i < count; i++) {
            assertThat(client.answer().body()).hasSize(large.length);
        }
        assertThat(served.get()).isEqualTo(count);
    }

    @Test
    void requestsBehindABadOneAreNotServedAndThoseBeforeItAre() throws Exception {
        var calls = new HeldCalls();
        RawClient client = connect(start(calls));
        client.send(GET + "garbage\r\n\r\n" + GET);
        calls.next().answer("good");
        assertThat(client.answer().body()).isEqualTo("good");
        assertThat(client.answer().status()).isEqualTo(400);
        assertThat(client.isAtEnd()).isTrue();
        assertThat(calls.waiting()).isZero();
    }
}
