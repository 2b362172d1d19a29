package dev.homeport.server.notification;

import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.Notifications;
import dev.homeport.server.edge.HttpStream;
import dev.homeport.server.edge.StreamSource;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One listener of the stream. It reads the table of notifications at its own pace, so a slow one holds nobody up and
 * needs no queue; one so slow that notifications are forgotten before it gets them is told how many it missed.
 */
final class EventListener implements StreamSource {
    private final Notifications notifications;
    private final EventEnvelope envelope;
    private final Set<EventListener> listeners;
    private final AtomicBoolean nudged = new AtomicBoolean();
    private long last;
    private volatile HttpStream stream;

    EventListener(Notifications notifications, EventEnvelope envelope, Set<EventListener> listeners, long last) {
        this.notifications = notifications;
        this.envelope = envelope;
        this.listeners = listeners;
        this.last = last;
    }

    @Override
    public void opened(HttpStream opened) {
        stream = opened;
        listeners.add(this);
        opened.send(": Homeport\n\n");
        writable();
    }

    @Override
    public void writable() {
        for (Notification notification : notifications.after(last)) {
            if (!stream.isWritable()) {
                return;
            }
            long missed = last == 0 ? 0 : notification.number() - last - 1;
            if (missed > 0) {
                stream.send(": " + missed + " events were forgotten before they could be sent\n\n");
            }
            stream.send("id: %d\nevent: placement\ndata: %s\n\n"
                    .formatted(notification.number(), envelope.json(notification)));
            last = notification.number();
        }
    }

    @Override
    public void closed() {
        listeners.remove(this);
    }

    /** There is something new. Many nudges in a short time make the listener look once. */
    void nudge() {
        if (nudged.compareAndSet(false, true)) {
            stream.execute(() -> {
                nudged.set(false);
                writable();
            });
        }
    }

    void signOfLife() {
        stream.execute(() -> stream.send(":\n\n"));
    }
}
