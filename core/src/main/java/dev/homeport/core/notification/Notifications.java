package dev.homeport.core.notification;

import dev.homeport.core.Index;
import dev.homeport.core.State;
import dev.homeport.core.Table;
import dev.homeport.core.Tx;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The newest notifications by number, told or not. */
public final class Notifications extends Table<Long, Notification> {
    public static final int MOST_KEPT = 10_000;

    private final Index<String, Long, Notification> owed =
            indexedBy(notification -> notification.owedTo().orElse(null));
    private final Index<Boolean, Long, Notification> givenUp =
            indexedBy(notification -> notification.givenUp().isPresent() ? true : null);

    public Notifications(State state) {
        super(state, Notification.class, Notification::number);
    }

    public long lastNumber() {
        Map.Entry<Long, Notification> last = byKey().lastEntry();
        return last == null ? 0 : last.getKey();
    }

    /** Those after a number, in order. */
    public Collection<Notification> after(long number) {
        return byKey().tailMap(number, false).values();
    }

    /** The web hooks that are owed something. */
    public Set<String> debtees() {
        return owed.groups();
    }

    /** What a web hook is owed, the oldest first. */
    public Collection<Notification> owedTo(String webHook) {
        return owed.rows(webHook);
    }

    /** Those whose web hooks will never be told. */
    public Collection<Notification> givenUp() {
        return givenUp.rows(true);
    }

    /** Tells of the news; a web hook that has fallen behind by more than is kept misses the oldest. */
    public void add(Tx tx, PlacementNews news, Optional<String> webHook) {
        long number = lastNumber() + 1;
        tx.emit(new Notified(put(new Notification(number, tx.newId(""), tx.now(), news, webHook, Optional.empty()))));
        find(number - MOST_KEPT).ifPresent(oldest -> {
            oldest.owedTo().ifPresent(missed -> tx.webHookTroubles().missed(missed));
            remove(oldest.number());
        });
    }
}
