package dev.homeport.server.simulation;

import static dev.homeport.server.simulation.Invariant.require;

import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.Notifications;
import dev.homeport.core.notification.RetryDelivery;
import dev.homeport.core.notification.WebHookTrouble;
import dev.homeport.server.simulation.Invariant.Seen;
import java.util.List;

/** What must hold of notifications and the web hooks they are owed to. */
final class NotificationInvariants {
    static final List<Invariant> ALL = List.of(
            NotificationInvariants::numbersHaveNoGaps,
            NotificationInvariants::nothingIsOwedThatWasGivenUp,
            NotificationInvariants::aWebHookThatWaitsIsTriedAgain);

    private NotificationInvariants() {}

    private static void numbersHaveNoGaps(Seen seen) {
        Notifications notifications = seen.state().notifications();
        long expected = notifications.lastNumber() - notifications.size();
        for (Notification notification : notifications.all()) {
            require(notification.number() == ++expected, "number %d is missing before %s", expected, notification);
        }
    }

    private static void nothingIsOwedThatWasGivenUp(Seen seen) {
        for (Notification notification : seen.state().notifications().givenUp()) {
            require(notification.owedTo().isEmpty(), "it is owed: %s", notification);
        }
    }

    private static void aWebHookThatWaitsIsTriedAgain(Seen seen) {
        for (WebHookTrouble trouble : seen.state().webHookTroubles().all()) {
            boolean waits = trouble.retryAt()
                    .filter(at -> at.isAfter(seen.state().now()))
                    .isPresent();
            require(
                    !waits || seen.timers().contains(new RetryDelivery(trouble.webHook(), trouble.attempts())),
                    "no timer waits for %s",
                    trouble);
        }
    }
}
