package dev.homeport.server.notification;

import dev.homeport.core.Effect;
import dev.homeport.core.notification.Notifications;
import dev.homeport.core.notification.Notified;
import dev.homeport.server.edge.HttpAnswer;
import dev.homeport.server.edge.HttpCall;
import dev.homeport.server.edge.HttpService;
import dev.homeport.server.http.Answers;
import dev.homeport.server.http.Gatekeeper;
import dev.homeport.server.http.OwnPage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * {@code GET /_homeport/events}: notifications as Server-Sent Events. A listener that names the last event it got goes
 * on behind it; one that names none hears what happens from now on.
 */
public final class EventStream implements HttpService {
    public static final String PATH = "/_homeport/events";
    private static final int MOST_LISTENERS = 1_000;
    private static final int SECONDS_BETWEEN_SIGNS_OF_LIFE = 15;
    private static final Map<String, String> HEADERS =
            Map.of("content-type", "text/event-stream; charset=utf-8", "cache-control", "no-store");

    private final Notifications notifications;
    private final EventEnvelope envelope;
    private final OwnPage page;
    private final Set<EventListener> listeners = ConcurrentHashMap.newKeySet();

    public EventStream(
            Notifications notifications,
            EventEnvelope envelope,
            Gatekeeper gatekeeper,
            ScheduledExecutorService scheduler) {
        this.notifications = notifications;
        this.envelope = envelope;
        this.page = new OwnPage(PATH, gatekeeper, this::answer);
        // A proxy or a peer that vanished would otherwise go unnoticed while nothing happens.
        var _ = scheduler.scheduleAtFixedRate(
                () -> listeners.forEach(EventListener::signOfLife),
                SECONDS_BETWEEN_SIGNS_OF_LIFE,
                SECONDS_BETWEEN_SIGNS_OF_LIFE,
                TimeUnit.SECONDS);
    }

    public void deliver(List<Effect> effects) {
        if (!listeners.isEmpty() && effects.stream().anyMatch(Notified.class::isInstance)) {
            listeners.forEach(EventListener::nudge);
        }
    }

    @Override
    public CompletionStage<HttpAnswer> handle(HttpCall call) {
        return page.handle(call);
    }

    private HttpAnswer answer(HttpCall call) {
        if (listeners.size() >= MOST_LISTENERS) {
            return Answers.error(503, MOST_LISTENERS + " listeners are connected already");
        }
        String lastId = call.headers().get("last-event-id", "");
        try {
            long last = lastId.isEmpty() ? notifications.lastNumber() : Long.parseLong(lastId);
            return HttpAnswer.streaming(HEADERS, new EventListener(notifications, envelope, listeners, last));
        } catch (NumberFormatException _) {
            return Answers.error(400, "Last-Event-ID is '" + lastId + "'; expected the id of an event of this stream");
        }
    }
}
