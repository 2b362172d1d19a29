package dev.homeport.server.edge;

import io.netty.util.concurrent.EventExecutor;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request on its way to its answer. The outcome may be known on any thread and is settled on the event loop. */
final class Exchange {
    private static final Logger log = LoggerFactory.getLogger(Exchange.class);

    private final EventExecutor loop;
    private final Consumer<Exchange> settled;
    private final boolean http10;
    private final boolean head;
    private boolean keepAlive;
    private HttpAnswer answer;
    private WebSocketListener listener;

    Exchange(EventExecutor loop, Consumer<Exchange> settled, AnswerEncoder.Frame frame) {
        this.loop = loop;
        this.settled = settled;
        this.keepAlive = frame.keepAlive();
        this.http10 = frame.http10();
        this.head = frame.head();
    }

    void answered(HttpAnswer given, Throwable error) {
        HttpAnswer outcome = given == null ? failed(error) : given;
        if (loop.inEventLoop()) {
            settle(outcome);
        } else {
            loop.execute(() -> settle(outcome));
        }
    }

    void decided(Upgrade upgrade, Throwable error) {
        Upgrade outcome = upgrade == null ? new Upgrade.Refused(failed(error)) : upgrade;
        if (loop.inEventLoop()) {
            settle(outcome);
        } else {
            loop.execute(() -> settle(outcome));
        }
    }

    boolean isSettled() {
        return answer != null || listener != null;
    }

    HttpAnswer answer() {
        return answer;
    }

    /** The listener of an accepted upgrade, else null. */
    WebSocketListener listener() {
        return listener;
    }

    AnswerEncoder.Frame frame() {
        return new AnswerEncoder.Frame(keepAlive, http10, head);
    }

    boolean keepsAlive() {
        return keepAlive;
    }

    void closeAfterwards() {
        keepAlive = false;
    }

    private void settle(HttpAnswer outcome) {
        keepAlive &= !outcome.closes();
        answer = outcome;
        settled.accept(this);
    }

    private void settle(Upgrade outcome) {
        switch (outcome) {
            case Upgrade.Accepted accepted -> listener = accepted.listener();
            case Upgrade.Refused refused -> {
                answer = refused.answer();
                keepAlive = false;
            }
        }
        settled.accept(this);
    }

    private static HttpAnswer failed(Throwable error) {
        Throwable cause = error instanceof CompletionException && error.getCause() != null ? error.getCause() : error;
        log.error("A request failed without an answer", cause);
        return Refusals.internalError();
    }
}
